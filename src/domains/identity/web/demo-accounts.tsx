import type { DemoAccount } from '#domains/settings/common/site/site.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import * as t from '#domains/identity/texts.ts'

export function DemoAccounts({
  type,
  accounts: all,
  onChoose,
}: {
  type: DemoAccount['type']
  accounts: DemoAccount[]
  onChoose: (account: DemoAccount) => void
}) {
  const hydrated = useHydrated()
  const accounts = all.filter((account) => account.type === type)
  if (accounts.length === 0) return null
  return (
    <section className="mt-7 rounded-panel border border-line bg-ground px-4 py-3.5">
      <h2 className="text-sm font-semibold">{t.this_is_a_demo()}</h2>
      <p className="mt-0.5 text-xs text-ink-2">
        {type === 'admin' ? t.sign_in_as_the_administrator_everyone() : t.sign_in_as_one_of_these_people_or()}
      </p>
      <ul className="mt-2.5 grid gap-1">
        {accounts.map((account) => (
          <li key={account.email} className="flex items-center gap-3 py-1">
            <Avatar name={account.name} size="small" />
            <span className="grid min-w-0 flex-1">
              <span className="truncate text-sm font-medium">{account.name}</span>
              <span className="truncate text-xs text-ink-3">
                {account.email} · {account.password}
              </span>
            </span>
            {hydrated && (
              <button
                type="button"
                aria-label={t.fill_in_name({ name: account.name })}
                onClick={() => onChoose(account)}
                className="h-9 shrink-0 rounded-control px-2.5 text-sm font-semibold text-pounamu hover:bg-pounamu-wash"
              >
                {t.fill_in()}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
