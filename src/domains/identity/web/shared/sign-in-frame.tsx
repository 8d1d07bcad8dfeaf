import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { LogoMark, Logo } from '#platform/web/ui/facts/logo.tsx'
import { SkipLink } from '#platform/web/ui/layout/skip-link.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/identity/texts.ts'

const getTradingPromises = makeTexts(() => [
  {
    title: t.bid_once_up_to_your_limit(),
    text: t.we_bid_only_as_much_as_it_takes_never(),
  },
  {
    title: t.no_last_second_sniping(),
    text: t.a_bid_near_the_end_moves_the_closing(),
  },
  {
    title: t.it_closes_on_time(),
    text: t.the_auctions_clock_decides_not_the_one(),
  },
])

const getHelpLinks = makeTexts(() => [
  { to: '/info/terms-and-conditions', label: t.terms() },
  { to: '/info/privacy-policy', label: t.privacy() },
  { to: '/contact-us', label: t.contact_us() },
])

interface SignInFrameProps {
  title: string
  lead?: ReactNode
  below?: ReactNode
  promises?: boolean
  children: ReactNode
}

export function SignInFrame({ title, lead, below, promises = true, children }: SignInFrameProps) {
  return (
    <div
      className={joinClasses(
        'grid min-h-dvh bg-paper',
        promises && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]',
      )}
    >
      <SkipLink />
      <div className="flex flex-col px-5 sm:px-10">
        <header className="flex h-16 items-center">
          <Link to="/home" aria-label={t.hoko_home()} className="rounded-control py-1">
            <Logo />
          </Link>
        </header>
        <main id="content" tabIndex={-1} className="mx-auto my-auto w-full max-w-100 py-8 outline-none">
          <h1 id="step-title" tabIndex={-1} className="heading text-xl outline-none">
            {title}
          </h1>
          {lead && <p className="mt-2 max-w-prose text-sm text-ink-2">{lead}</p>}
          <div className="mt-7">{children}</div>
          {below && <div className="mt-7 border-t border-line pt-5 text-sm text-ink-2">{below}</div>}
        </main>
        <footer className="flex flex-wrap gap-x-5 gap-y-2 py-5 text-xs text-ink-3">
          <p>{t.an_open_marketplace_and_auction_house()}</p>
          {getHelpLinks().map(({ to, label }) => (
            <Link key={to} to={to} className="rounded-control font-medium text-ink-2 hover:underline">
              {label}
            </Link>
          ))}
        </footer>
      </div>
      {promises && <Promises />}
    </div>
  )
}

function Promises() {
  return (
    <aside className="flex flex-col justify-center border-l border-line bg-ground px-12 max-lg:hidden">
      <LogoMark size={56} />
      <dl className="mt-8 grid max-w-90 gap-6">
        {getTradingPromises().map((promise) => (
          <div key={promise.title}>
            <dt className="text-base font-semibold">{promise.title}</dt>
            <dd className="mt-0.5 text-sm text-ink-2">{promise.text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
