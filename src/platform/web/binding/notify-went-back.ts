import { notify } from '#platform/web/ui/overlays/toast.tsx'
import type { BindingOutcome } from './committed-request.ts'
import { type BindingName, describeAcceptedAnyway, describeStopped } from './binding-labels.ts'
import * as t from '#platform/texts.ts'

export interface BindingSubject {
  name: BindingName
  title: string
  price: string | null
  /** The page that shows the result. */
  to: string
}

/**
 * Tells a person who cancelled whether the call took effect. They may be on any page by now, so the
 * message names the listing, links to it, and stays until it's dismissed.
 * @returns whether they cancelled
 */
export function notifyWentBack(
  outcome: BindingOutcome<unknown>,
  { name, title, price, to }: BindingSubject,
): boolean {
  const isStopped = outcome.kind === 'stopped'
  if (!isStopped && !(outcome.kind === 'done' && outcome.cancelRequested)) return false
  notify.info(isStopped ? describeStopped(name) : describeAcceptedAnyway(name), {
    description: price === null ? t.title_alone({ title }) : t.title_at_price({ title, price }),
    action: { label: t.view_details(), to },
    stays: true,
  })
  return true
}
