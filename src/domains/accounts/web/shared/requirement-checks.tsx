import { type ReactNode, useState } from 'react'
import {
  confirmBuyerRequirement,
  type BuyerRequirement,
} from '#domains/accounts/common/buyer-requirements/buyer-requirements.ts'
import { must } from '#platform/common/must.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import * as t from '#domains/accounts/texts.ts'

interface Requirements {
  checks: ReactNode
  busy: boolean
  /**
   * Confirms the ticked requirements, once for good.
   * @returns false, with a message at the box, if one isn't ticked
   */
  pass: () => Promise<boolean>
}

const getKey = ({ category_id: categoryId, kind, words }: BuyerRequirement) =>
  `${categoryId} ${kind} ${words}`

/** Confirmed before the first bid, purchase or offer in a category. */
export function useRequirements(requirements: readonly BuyerRequirement[]): Requirements {
  const confirm = useApiMutation(confirmBuyerRequirement)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isOpen, setOpen] = useState(false)
  const isTicked = (requirement: BuyerRequirement) => ticked.includes(getKey(requirement))

  async function pass() {
    setOpen(true)
    if (!requirements.every(isTicked)) return false
    for (const { category_id: categoryId, kind, words } of requirements)
      await confirm.mutateAsync({ category_id: categoryId, kind, words })
    return true
  }

  const checks = requirements.length > 0 && (
    <fieldset className="grid gap-2 border-t border-line pt-3 text-sm text-ink">
      <legend className="sr-only">{t.what_you_confirm()}</legend>
      <p className="text-xs text-ink-2">
        {t.we_ask_this_once_when_you_buy_in({
          category_name: must(requirements.at(-1), 'last requirement').category_name,
        })}
      </p>
      {requirements.map((requirement) => (
        <Checkbox
          key={getKey(requirement)}
          label={requirement.words}
          checked={isTicked(requirement)}
          onChange={({ target }) =>
            setTicked((before) =>
              target.checked
                ? [...before, getKey(requirement)]
                : before.filter((one) => one !== getKey(requirement)),
            )
          }
          error={isOpen && !isTicked(requirement) ? t.confirm_this_first() : undefined}
        />
      ))}
    </fieldset>
  )
  return { checks, busy: confirm.isPending, pass }
}
