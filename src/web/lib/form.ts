import { useEffect, useEffectEvent } from 'react'
import type { FieldError, FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import type { CallProblem } from './session/problem.ts'

/** By the shapes that the server validates with, so both say the same sentences. */
export function contractResolver<Values extends FieldValues>(schema: z.ZodMiniType): Resolver<Values> {
  return (values) => {
    const result = z.safeParse(schema, values)
    if (result.success) return { values, errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const issue of result.error.issues) {
      const name = issue.path.join('.')
      errors[name] ??= { type: issue.code ?? 'custom', message: issue.message }
    }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}

/** In the order of the form; `ids` maps each field to its control. */
export function getSummary(errors: object, ids: Record<string, string>) {
  return Object.entries(ids).flatMap(([name, field]) => {
    const message = (errors as FieldErrors<Record<string, unknown>>)[name]?.message
    return typeof message === 'string' ? [{ message, field }] : []
  })
}

/** @returns whether the form could show any of them */
export function placeErrors(
  problem: CallProblem,
  names: readonly string[],
  setError: (name: any, error: { type: string; message: string }) => void,
): boolean {
  const placed = Object.entries(problem.errors ?? {}).flatMap(([name, message]) => {
    const field = findField(name, names)
    return field === undefined ? [] : [{ field, message }]
  })
  // Only the first of several errors of a field is shown.
  for (const { field, message } of placed.toReversed()) setError(field, { type: 'server', message })
  return placed.length > 0
}

export const findField = (name: string, fields: readonly string[]): string | undefined =>
  fields
    .filter((field) => name === field || name.startsWith(`${field}.`))
    .toSorted((one, other) => other.length - one.length)[0]

/** Adopts what was saved, except for what was typed meanwhile. */
export function settleSaved<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
  saved: Values,
): void {
  const typed = { ...form.getValues() }
  form.reset(saved)
  for (const name of Object.keys(sent) as Path<Values>[]) {
    if (typed[name] !== sent[name]) form.setValue(name, typed[name], { shouldDirty: true })
  }
}

/**
 * After a failed try; the summary above was read out as it appeared. Errors found while typing don't move the focus:
 * the next key would go astray.
 */
export function useFocusOnFirst(summary: { field?: string }[], attempt: number): void {
  const focus = useEffectEvent(() => {
    const id = summary.find(({ field }) => field)?.field
    if (id) document.getElementById(id)?.focus()
  })
  useEffect(() => {
    if (attempt === 0) return undefined
    // The summary takes the focus first, to be read out; then the field.
    const frame = requestAnimationFrame(() => focus())
    return () => cancelAnimationFrame(frame)
  }, [attempt])
}
