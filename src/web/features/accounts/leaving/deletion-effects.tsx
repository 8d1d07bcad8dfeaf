const effects = [
  'Your name, photo, email, phone and address are taken out of your profile.',
  'You are signed out everywhere, and nobody can sign in with this account again.',
  'What you have listed is withdrawn.',
  'Bids of yours that stand remain, under “deleted member”.',
  'We keep trades and invoices as long as the tax law asks, and nothing longer.',
]

/** What deleting an account does, before anybody asks for it. */
export function DeletionEffects() {
  return (
    <ul className="mb-7 grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  )
}
