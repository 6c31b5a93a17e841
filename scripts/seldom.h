/* Included before all that mypyc writes: what is called only when something went wrong. The C compiler then
   keeps those paths away from the others, and inlines functions that it would take for too large. */
#include <Python.h>
#define SELDOM __attribute__((cold))
extern void CPy_AddTraceback(const char *, const char *, int, PyObject *) SELDOM;
extern void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *) SELDOM;
extern void CPy_Raise(PyObject *) SELDOM;
PyAPI_FUNC(void) PyErr_SetNone(PyObject *) SELDOM;
PyAPI_FUNC(void) PyErr_SetString(PyObject *, const char *) SELDOM;
PyAPI_FUNC(PyObject *) PyErr_Occurred(void) SELDOM;
