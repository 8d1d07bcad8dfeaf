import { useState } from 'react'
import { deleteCategory, type AdminCategory, listAdminCategories } from '#contract/catalogue/catalogue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { categoriesBelow, listChildren, mayStandUnder } from './category-places.ts'
import { describeHeld } from './category-words.ts'
import { categoryOptions } from './category-options.ts'

interface RemovalDialogProps {
  all: AdminCategory[]
  category: AdminCategory
  onClose: () => void
  onRemoved?: () => void
}

/** Says what goes and what goes elsewhere; what is in the category needs a place first. */
export function RemovalDialog({ all, category, onClose, onRemoved }: RemovalDialogProps) {
  const queries = useQueryClient()
  const [move_to, setMoveTo] = useState('')
  const [missing, setMissing] = useState(false)
  const held = describeHeld(all, category)
  const removal = useApiMutation(deleteCategory, {
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [listAdminCategories.name] })
      notify.success(`${category.name} is removed`)
      onClose()
      onRemoved?.()
    },
  })
  const problem = findProblem(removal.error)
  const refused = problem?.errors?.move_to
  const others = new Set([category.id, ...categoriesBelow(all, category.id).map(({ id }) => id)])
  const children = listChildren(all, category.id)
  const targets = all.filter(
    (one) =>
      one.type === category.type &&
      !others.has(one.id) &&
      children.every((child) => mayStandUnder(all, child, one)),
  )

  function confirm() {
    setMissing(held !== '' && move_to === '')
    if (held !== '' && move_to === '') return
    removal.mutate({ id: category.id, ...(move_to ? { move_to: Number(move_to) } : {}) })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Remove ${category.name}?`}
      shape="sheet"
      description={
        held
          ? `It holds ${held}. We’ll move them to the category you choose and delete ${category.name}.`
          : 'It’s empty. Its page will be deleted.'
      }
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button kind="danger" busy={removal.isPending} onClick={confirm}>
            {held ? 'Move and remove' : 'Remove it'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {removal.isError && !refused && (
          <Notice kind="wrong" live>
            {getMessage(removal.error)}
          </Notice>
        )}
        {held && (
          <Field
            label={`Move ${held} to`}
            error={refused ?? (missing ? 'Choose where they should go.' : undefined)}
          >
            {(control) => (
              <Select
                {...control}
                value={move_to}
                onChange={(event) => setMoveTo(event.target.value)}
                options={[{ value: '', label: 'Choose a category' }, ...categoryOptions(all, targets)]}
              />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  )
}
