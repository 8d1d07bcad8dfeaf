import { type FormEvent, useId, useState } from 'react'
import {
  changeSavedSearch,
  type SavedQuery,
  type SavedSearch,
  saveSearch,
  type SearchAlerts,
} from '#contract/saved-searches/saved-searches.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { alerts_cards, isAlerts } from './alerts-words.ts'
import { useSavedSearchActs } from './use-saved-searches.ts'

interface SavedSearchDialogProps {
  /** Undefined where it is yet to be saved. */
  saved: SavedSearch | undefined
  query: SavedQuery
  /** What it is called unless its owner knows better. */
  name: string
  onClose: () => void
}

const name_field = 'saved-search-name'

/** What a search is called and when it tells of what is new; what is typed stays while it is refused. */
export function SavedSearchDialog({ saved, query, name: proposed, onClose }: SavedSearchDialogProps) {
  const form = useId()
  const [name, setName] = useState(saved?.name ?? proposed)
  const [alerts, setAlerts] = useState<SearchAlerts>(saved?.alerts ?? 'daily')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const saving = useApiMutation(saveSearch)
  const changing = useApiMutation(changeSavedSearch)
  const { keep, remove } = useSavedSearchActs()

  function refuse(sentence: string) {
    setError(sentence)
    document.getElementById(name_field)?.focus()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (saving.isPending || changing.isPending) return
    setError(undefined)
    setFailure(undefined)
    if (name.trim() === '') return refuse('Give it a name.')
    try {
      keep(
        saved
          ? await changing.mutateAsync({ id: saved.id, name, alerts })
          : await saving.mutateAsync({ query, name, alerts }),
      )
      onClose()
    } catch (problem) {
      const named = findProblem(problem)?.errors?.name
      if (named) refuse(named)
      else setFailure(Object.values(findProblem(problem)?.errors ?? {})[0] ?? getMessage(problem))
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={saved ? 'Your saved search' : 'Save this search'}
      description="Find it in iWatch, with a count of new listings."
      shape="sheet"
      footer={
        <>
          {saved && (
            <Button
              kind="ghost"
              className="mr-auto"
              onClick={() => {
                onClose()
                void remove(saved)
              }}
            >
              Remove
            </Button>
          )}
          <Button kind="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button type="submit" form={form} busy={saving.isPending || changing.isPending}>
            {saved ? 'Save changes' : 'Save search'}
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
        <Field label="Name" id={name_field} error={error}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={80}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <RadioCards
          legend="Tell me about new listings"
          name="alerts"
          cards={alerts_cards}
          columns={2}
          value={alerts}
          onChange={({ target }) => isAlerts(target.value) && setAlerts(target.value)}
          help="By notification and email. You can change that in Settings › Notifications."
        />
        {failure && (
          <Notice kind="wrong" live>
            {failure}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
