package engine

import (
	"fmt"
	"reflect"
)

// copyStep makes a step of its own with the same memory: its exported fields, and nothing else.
func (steps *Steps[T]) copyStep(s Step[T]) Step[T] {
	made := steps.fresh(steps.Name(s))
	from, to := reflect.ValueOf(s).Elem(), reflect.ValueOf(made).Elem()
	for i := range from.NumField() {
		if from.Type().Field(i).IsExported() {
			copyValue(to.Field(i), from.Field(i))
		}
	}
	return made
}

// copyValue copies a value together with everything that it points to.
func copyValue(to, from reflect.Value) {
	switch from.Kind() {
	case reflect.Slice:
		if from.IsNil() {
			return
		}
		to.Set(reflect.MakeSlice(from.Type(), from.Len(), from.Len()))
		copyAll(to, from)
	case reflect.Array:
		copyAll(to, from)
	case reflect.Pointer:
		if !from.IsNil() {
			to.Set(reflect.New(from.Type().Elem()))
			copyValue(to.Elem(), from.Elem())
		}
	case reflect.Struct:
		to.Set(from)
		for i := range from.NumField() {
			if from.Type().Field(i).IsExported() {
				copyValue(to.Field(i), from.Field(i))
			}
		}
	case reflect.Map, reflect.Interface, reflect.Func, reflect.Chan:
		panic(fmt.Sprintf("engine: a procedure remembers a %s, which cannot be copied", from.Type()))
	default:
		to.Set(from)
	}
}

// copyAll copies the elements of a list.
func copyAll(to, from reflect.Value) {
	switch from.Type().Elem().Kind() {
	case reflect.Slice, reflect.Array, reflect.Pointer, reflect.Struct, reflect.Map, reflect.Interface, reflect.Func, reflect.Chan:
		for i := range from.Len() {
			copyValue(to.Index(i), from.Index(i))
		}
	default:
		reflect.Copy(to, from)
	}
}
