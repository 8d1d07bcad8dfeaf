import { type Account, putProfile } from '#domains/accounts/common/accounts.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import * as t from '#domains/accounts/texts.ts'

interface VisibilitySectionProps {
  account: Account
  setReply: (account: Account) => void
}

type Choice = Pick<Account, 'shows_phone'> | Pick<Account, 'shows_presence'>

/** Saves on each click. */
export function VisibilitySection({ account, setReply }: VisibilitySectionProps) {
  const saving = useApiMutation(putProfile, {
    onSuccess: (changed) => {
      setReply(changed)
      notify.success(t.saved())
    },
    onError: (error) => notify.error(getMessage(error)),
  })
  const choose = (choice: Choice) => saving.mutate(choice)
  return (
    <SettingsSection id="visibility" title={t.what_others_see()}>
      <div className="grid gap-3">
        <Checkbox
          label={t.show_my_phone_number()}
          help={t.members_who_are_signed_in_can_look_it_up()}
          checked={account.shows_phone}
          disabled={saving.isPending}
          onChange={({ target }) => choose({ shows_phone: target.checked })}
        />
        <Checkbox
          label={t.show_when_im_active()}
          help={t.people_you_write_with_see_it()}
          checked={account.shows_presence}
          disabled={saving.isPending}
          onChange={({ target }) => choose({ shows_presence: target.checked })}
        />
      </div>
    </SettingsSection>
  )
}
