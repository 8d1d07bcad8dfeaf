import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { authStore } from '../session/auth-store.ts'
import { beforeSessionEnds } from '../session/session-end.ts'
import { readObject, removeText, writeObject } from '../storage/browser-storage.ts'

interface Kept {
  owner_id: number
  values: Record<string, unknown>
}

/** What is typed when the server ends the session is there again once its owner has signed in, in this tab. */
export function useKeptForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  omitted: readonly string[] = [],
): void {
  const key = `kept-form-${name}`
  const { dirtyFields } = form.formState

  const save = useEffectEvent(() => {
    const owner_id = authStore.getState().user?.id
    const typed = Object.entries(form.getValues()).filter(
      ([field]) => field in dirtyFields && !omitted.includes(field),
    )
    if (owner_id && typed.length > 0)
      writeObject('sessionStorage', key, { owner_id, values: Object.fromEntries(typed) } satisfies Kept)
  })
  const restore = useEffectEvent(() => {
    const kept = readObject<Kept>('sessionStorage', key)
    removeText('sessionStorage', key)
    if (!kept || kept.owner_id !== authStore.getState().user?.id) return
    for (const [field, value] of Object.entries(kept.values ?? {}))
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  })

  useEffect(() => {
    restore()
    return beforeSessionEnds(() => save())
  }, [key])
}
