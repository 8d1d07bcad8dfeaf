import type { ClipboardEvent } from 'react'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { notify } from '../overlays/toast.tsx'
import * as t from '#platform/texts.ts'

/** Browsers silently cut pasted text at the field's maxLength. */
export function announceCutPaste({
  currentTarget: field,
  clipboardData,
}: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (field.maxLength < 0) return
  const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n').trim()
  const replaced = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0)
  if (field.value.length - replaced + pasted.length > field.maxLength)
    notify.info(t.only_count_characters_fit({ count: formatCount(field.maxLength) }))
}
