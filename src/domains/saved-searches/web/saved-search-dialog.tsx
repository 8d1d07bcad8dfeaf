import {
  changeSavedSearch,
  type SavedQuery,
  type SavedSearch,
  saveSearch,
  type SearchAlerts,
} from '#domains/saved-searches/common/saved-searches.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { alertsCards } from './alerts-labels.ts'
import { useSavedSearchActs } from './use-saved-searches.ts'
import * as t from '#domains/saved-searches/texts.ts'

interface SavedSearchDialogProps {
  saved: SavedSearch | undefined
  query: SavedQuery
  name: string
  onClose: () => void
}

export function SavedSearchDialog({ saved, query, name: proposed, onClose }: SavedSearchDialogProps) {
  const saving = useApiMutation(saveSearch)
  const changing = useApiMutation(changeSavedSearch)
  const { addSaved, remove } = useSavedSearchActs()
  const initial: { name: string; alerts: SearchAlerts } = {
    name: saved?.name ?? proposed,
    alerts: saved?.alerts ?? 'daily',
  }
  const form = useActionForm({
    initial,
    written: ['name'],
    check: ({ name }) => (name.trim() === '' ? { name: t.give_it_a_name() } : {}),
    send: (values) =>
      saved ? changing.mutateAsync({ id: saved.id, ...values }) : saving.mutateAsync({ query, ...values }),
    onDone: (stored) => {
      addSaved(stored)
      onClose()
    },
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={saved ? t.your_saved_search() : t.save_this_search()}
      description={t.find_it_in_iwatch_with_a_count_of_new()}
      aside={
        saved && (
          <Button
            kind="ghost"
            className="mr-auto"
            onClick={() => {
              onClose()
              void remove(saved)
            }}
          >
            {t.remove()}
          </Button>
        )
      }
      confirm={saved ? t.save_changes() : t.save_search()}
    >
      <Field label={t.name()} {...form.field('name')}>
        {(control) => <TextInput {...control} {...form.text('name')} maxLength={80} />}
      </Field>
      <RadioCards
        legend={t.tell_me_about_new_listings()}
        cards={alertsCards}
        columns={2}
        {...form.text('alerts')}
        help={t.by_notification_and_email_you_can()}
      />
    </FormDialog>
  )
}
