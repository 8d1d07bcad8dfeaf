import { useEffect, useEffectEvent } from 'react'
import { authStore } from '../session/auth-store.ts'
import { beforeSessionEnds } from '../session/sign-out.ts'
import { readObject, removeText, writeObject } from '../storage/browser-storage.ts'
import type { ActionForm } from './use-operation-form.ts'

interface StoredState {
  owner_id: number
  values: Record<string, unknown>
}

/**
 * Stores typed text when the server ends the session and restores it once its owner signs in again
 * in this tab.
 */
export function useStoredForm<Values extends object>(
  form: Pick<ActionForm<Values>, 'changed' | 'values' | 'set'>,
  name: string,
  omitted: readonly (keyof Values & string)[] = [],
): void {
  const key = `kept-form-${name}`

  const save = useEffectEvent(() => {
    const ownerId = authStore.getState().user?.id
    const typed = form.changed.filter((field) => !omitted.includes(field))
    if (!ownerId || typed.length === 0) return
    const values = Object.fromEntries(typed.map((field) => [field, form.values[field]]))
    writeObject('sessionStorage', key, { owner_id: ownerId, values } satisfies StoredState)
  })
  const restore = useEffectEvent(() => {
    const stored = readObject<StoredState>('sessionStorage', key)
    removeText('sessionStorage', key)
    if (!stored || stored.owner_id !== authStore.getState().user?.id) return
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The form stored it itself.
    form.set((stored.values ?? {}) as Partial<Values>)
  })

  useEffect(() => {
    restore()
    return beforeSessionEnds(() => save())
  }, [key])
}
