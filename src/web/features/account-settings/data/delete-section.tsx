import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { SettingsSection } from '../settings-section.tsx'

/** Leaving for good. */
export function DeleteSection({ email }: { email: string }) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <SettingsSection id="delete-account" title="Delete your account" lead="You can’t undo this.">
      <div className="grid gap-4">
        <ul className="grid max-w-prose list-disc gap-1 pl-5 text-sm text-ink-2">
          <li>We remove your profile, photo, email and phone number, and sign you out everywhere.</li>
          <li>We withdraw your live listings.</li>
          <li>Your bids still count, under “deleted member”.</li>
          <li>We keep trades and invoices for as long as tax law requires.</li>
          <li>You can’t delete it while you’re leading an auction or have a trade to finish.</li>
        </ul>
        <div>
          <Button kind="danger" onClick={() => setDeleting(true)}>
            Delete my account
          </Button>
        </div>
      </div>
      {isDeleting && <DeleteAccount email={email} onClose={() => setDeleting(false)} />}
    </SettingsSection>
  )
}
