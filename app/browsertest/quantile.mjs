// What the benchmarks say of many values.

// quantile is the value below which a share of the values lies: in between two of them, in proportion. Of no values it is NaN.
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b), at = (sorted.length - 1) * share, low = Math.floor(at);
  return sorted.length ? sorted[low] + (sorted[Math.min(low + 1, sorted.length - 1)] - sorted[low]) * (at - low) : NaN;
}

export const median = (values) => quantile(values, 0.5);
