import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { SettingsSection } from '../settings-section.tsx'

/** Leaving for good. */
export function DeleteSection({ email }: { email: string }) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <SettingsSection id="delete-account" title="Delete your account" lead="It cannot be taken back.">
      <div className="grid gap-4">
        <ul className="grid max-w-prose list-disc gap-1 pl-5 text-sm text-ink-2">
          <li>Your profile, photo, email and phone number are removed, and you are signed out everywhere.</li>
          <li>Your live listings are withdrawn.</li>
          <li>Bids you placed still count, under “deleted member”.</li>
          <li>Trades and invoices are kept for as long as the tax law asks.</li>
          <li>While you lead an auction or have a trade to finish, it is not possible.</li>
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
