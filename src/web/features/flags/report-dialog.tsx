import { type FormEvent, useId, useState } from 'react'
import { flag_reason, flagListing, type FlagReason, max_flag_characters } from '#contract/flags/flags.ts'
import { flag_reason_words } from '#shared/words/flag-words.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'

interface ReportDialogProps {
  listing_id: number
  title: string
  onClose: () => void
}

const first_reason = 'report-reason'
const words = 'report-words'
const reasons = flag_reason.options.map((value) => ({ value, label: flag_reason_words[value] }))

/** What is wrong with a listing, and what happens next; what is typed stays while it is refused. */
export function ReportDialog({ listing_id, title, onClose }: ReportDialogProps) {
  const form = useId()
  const [reason, setReason] = useState<FlagReason>()
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<{ reason?: string; text?: string }>({})
  const report = useApiMutation(flagListing)

  function refuse(found: { reason?: string; text?: string }) {
    setErrors(found)
    document.getElementById(found.reason ? first_reason : words)?.focus()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (report.isPending) return
    if (!reason) return refuse({ reason: 'Choose what’s wrong.' })
    setErrors({})
    try {
      await report.mutateAsync({ listing_id, reason, text })
    } catch (error) {
      const found = findProblem(error)?.errors
      if (found) refuse(found)
      return
    }
    notify.success('Report sent', {
      description: 'We’ll let you know what we decide.',
    })
    onClose()
  }

  const failure = report.error && !findProblem(report.error)?.errors ? getMessage(report.error) : null
  return (
    <Dialog
      open
      onClose={onClose}
      title="Report this listing"
      description={`We look at every report, and we’ll send you a notification and an email with our decision on “${title}”. The seller won’t know who reported it.`}
      shape="sheet"
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button type="submit" form={form} busy={report.isPending}>
            Send report
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
        <RadioCards
          legend="What’s wrong?"
          name="reason"
          id={first_reason}
          cards={reasons}
          columns={2}
          value={reason ?? ''}
          onChange={(event) => setReason(flag_reason.parse(event.target.value))}
          error={errors.reason}
        />
        <Field
          label="Details"
          id={words}
          optional={reason !== 'other'}
          error={errors.text}
          help="Only our team sees this."
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={max_flag_characters}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className="min-h-20"
            />
          )}
        </Field>
        {failure && (
          <Notice kind="wrong" live>
            {failure}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
