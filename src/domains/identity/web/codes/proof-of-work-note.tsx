import * as t from '#domains/identity/texts.ts'

/** Announced once; progress continues silently. */
export function ProofOfWorkNote({ share }: { share: number | null }) {
  return (
    <div role="status" className="empty:absolute">
      {share !== null && (
        <div className="grid gap-1.5 text-sm text-ink-2">
          <p>{t.checking_youre_not_a_robot()}</p>
          <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunk">
            <div
              className="h-full rounded-full bg-pounamu transition-[width]"
              style={{ width: `${Math.round(share * 100)}%` }}
            />
          </div>
        </div>
      )}
    </div>
  )
}
