const effects = [
  'We remove your name, photo, email, phone and address.',
  'You’re signed out everywhere, and no one can sign in to this account again.',
  'We withdraw your listings.',
  'Your bids stay, under “deleted member”.',
  'We keep trades and invoices for as long as tax law requires.',
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
