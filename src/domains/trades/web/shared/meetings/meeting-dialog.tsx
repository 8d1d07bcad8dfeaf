import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import type { MeetingProps } from './meeting-props.ts'

const dialogs = {
  ask: lazyOnClick(async () => (await import('./ask-for-times-dialog.tsx')).AskForTimesDialog),
  offer: lazyOnClick(async () => (await import('./offer-times-dialog.tsx')).OfferTimesDialog),
  cancel: lazyOnClick(async () => (await import('./cancel-viewing-dialog.tsx')).CancelViewingDialog),
}

export type OpenedDialog = keyof typeof dialogs | null

export function MeetingDialog({
  opened,
  ...props
}: MeetingProps & { opened: OpenedDialog; onClose: () => void }) {
  if (opened === null) return null
  const Dialog = dialogs[opened]
  return <Dialog {...props} />
}
