import { notify } from '#platform/web/ui/overlays/toast.tsx'
import type { BindingOutcome } from './binding-call.ts'
import { type BindingName, describeStood, describeStopped } from './binding-words.ts'
import * as t from '#platform/texts.ts'

export interface BindingSubject {
  name: BindingName
  title: string
  price: string | null
  /** The page that shows what became of it. */
  to: string
}

/**
 * Tells somebody who went back whether it counts. They may be on any page by now, so the message says what it is about,
 * links there, and stays until it's dismissed.
 * @returns whether they went back
 */
export function notifyWentBack(
  outcome: BindingOutcome<unknown>,
  { name, title, price, to }: BindingSubject,
): boolean {
  const isStopped = outcome.kind === 'stopped'
  if (!isStopped && !(outcome.kind === 'done' && outcome.turned_back)) return false
  notify.info(isStopped ? describeStopped(name) : describeStood(name), {
    description: price === null ? t.title_alone({ title }) : t.title_at_price({ title, price }),
    action: { label: t.view_details(), to },
    stays: true,
  })
  return true
}
