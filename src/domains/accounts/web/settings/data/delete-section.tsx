import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import * as t from '#domains/accounts/texts.ts'

export function DeleteSection({ email }: { email: string }) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <SettingsSection id="delete-account" title={t.delete_your_account_2()} lead={t.you_cant_undo_this()}>
      <div className="grid gap-4">
        <ul className="grid max-w-prose list-disc gap-1 pl-5 text-sm text-ink-2">
          <li>{t.we_remove_your_profile_photo_email_and()}</li>
          <li>{t.we_withdraw_your_live_listings()}</li>
          <li>{t.your_bids_still_count_under_deleted()}</li>
          <li>{t.we_keep_trades_and_invoices_for_as()}</li>
          <li>{t.you_cant_delete_it_while_youre_leading()}</li>
        </ul>
        <div>
          <Button kind="danger" onClick={() => setDeleting(true)}>
            {t.delete_my_account()}
          </Button>
        </div>
      </div>
      {isDeleting && <DeleteAccount email={email} onClose={() => setDeleting(false)} />}
    </SettingsSection>
  )
}
