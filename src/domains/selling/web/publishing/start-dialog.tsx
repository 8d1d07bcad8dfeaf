import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findStartProblem } from '#domains/selling/common/start-rules.ts'
import { scheduleStart } from '#domains/selling/common/selling.ts'
import { aucklandLocal, readAucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { readOwnAgain } from '../table/use-own-listings.ts'
import { suggestStart } from './start-times.ts'
import * as t from '#domains/selling/texts.ts'

interface StartDialogProps {
  id: number
  /** Null for a draft without a start. */
  starts_at: string | null
  onScheduled: (startsAt: string) => void
  onClose: () => void
}

export function StartDialog({ id, starts_at: startsAt, onScheduled, onClose }: StartDialogProps) {
  const form = useStartForm({ id, starts_at: startsAt, onScheduled, onClose })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={startsAt === null ? t.start_it_later() : t.change_the_start()}
      description={t.until_then_only_you_see_it()}
      confirm={startsAt === null ? t.schedule() : t.save_changes()}
    >
      <Field
        label={t.it_starts_on()}
        {...form.field('starts_at')}
        help={t.new_zealand_time_by_quarter_hours()}
      >
        {(control) => (
          <TextInput {...control} {...form.text('starts_at')} type="datetime-local" step={quarterSeconds} />
        )}
      </Field>
    </FormDialog>
  )
}

const quarterSeconds = 900

function useStartForm({ id, starts_at: startsAt, onScheduled, onClose }: StartDialogProps) {
  const queries = useQueryClient()
  const [initial] = useState(() => ({
    starts_at: startsAt === null ? suggestStart(serverNow()) : aucklandLocal(new Date(startsAt)),
  }))
  return useOperationForm(scheduleStart, {
    initial,
    written: ['starts_at'],
    check: ({ starts_at: local }) => {
      const read = readAucklandLocal(local)
      const problem = read ? findStartProblem(read.at, new Date(serverNow())) : t.enter_a_date_and_time()
      return problem === null ? {} : { starts_at: problem }
    },
    toInput: ({ starts_at: local }) => ({
      id,
      starts_at: must(readAucklandLocal(local), 'start').at.toISOString(),
    }),
    onDone: async ({ starts_at: stored }) => {
      onClose()
      notify.success(t.starts_at({ at: formatShortInstant(new Date(stored)) }))
      await readOwnAgain(queries)
      onScheduled(stored)
    },
  })
}
