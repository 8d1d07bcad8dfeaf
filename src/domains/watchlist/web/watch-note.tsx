import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { OperationReply } from '#platform/common/operation.ts'
import { listFavourites, setFavouriteNote } from '#domains/watchlist/common/watching.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { Spinner } from '#platform/web/ui/states/spinner.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { isEnterKey } from '#platform/web/ui/fields/is-enter-key.ts'
import * as t from '#domains/watchlist/texts.ts'

interface WatchNoteProps {
  listing_id: number
  title: string
  note: string
  /** The note was saved or cancelled; `byKey` if the focus was still in it. */
  onDone: (byKey: boolean) => void
}

type Table = OperationReply<typeof listFavourites>

const withNote = (table: Table, listingId: number, note: string): Table => ({
  ...table,
  items: table.items.map((favourite) =>
    favourite.listing.id === listingId ? { ...favourite, note } : favourite,
  ),
})

/** Saves on Enter and blur, resets on Escape. */
export function WatchNote({ listing_id: listingId, title, note, onDone }: WatchNoteProps) {
  const id = useId()
  const [text, setText] = useState(note)
  const [stored, setSelected] = useState(note)
  const [read, setRead] = useState(note)
  const save = useApiMutation(setFavouriteNote)
  const queries = useQueryClient()
  const isDirty = text.trim() !== stored
  const field = useRef<HTMLInputElement>(null)

  // Follows other tabs, unless text is being typed.
  if (note !== read) {
    setRead(note)
    if (!isDirty) setText(note)
    setSelected(note)
  }

  async function saveNote(byKey: boolean) {
    const wanted = text.trim()
    if (save.isPending) return
    if (wanted === stored) {
      onDone(byKey)
      return
    }
    try {
      await save.mutateAsync({ listing_id: listingId, note: wanted })
      setSelected(wanted)
      queries.setQueriesData(
        { queryKey: [listFavourites.name] },
        (table: Table | undefined) => table && withNote(table, listingId, wanted),
      )
      onDone(byKey)
    } catch {
      // The error is below the field, and the text stays in it.
    }
  }

  useEffect(() => field.current?.focus(), [])

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (isEnterKey(event)) void saveNote(true)
    if (event.key === 'Escape') onDone(true)
  }

  return (
    <div className="grid gap-1.5">
      <div className="relative max-w-form">
        <TextInput
          id={id}
          ref={field}
          aria-label={t.my_note_on_title({ title })}
          aria-describedby={save.error ? `${id}-error` : undefined}
          aria-invalid={save.error ? true : undefined}
          value={text}
          maxLength={500}
          placeholder={t.my_note()}
          enterKeyHint="done"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
          onBlur={() => void saveNote(false)}
          className="pr-11"
        />
        <output className="pointer-events-none absolute inset-y-0 right-3 flex items-center gap-1.5 text-xs text-ink-2">
          {save.isPending && <Spinner size={16} />}
        </output>
      </div>
      {save.error && <FieldError id={`${id}-error`}>{getMessage(save.error)}</FieldError>}
    </div>
  )
}
