import { Check, Gavel } from 'lucide-react'
import { useState } from 'react'
import { Amount } from '#platform/web/ui/facts/amount.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Counter } from '#platform/web/ui/facts/counter.tsx'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { Logo, LogoMark } from '#platform/web/ui/facts/logo.tsx'
import { textFromCents } from '#platform/web/ui/fields/money-text.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import { Piece } from './piece.tsx'

const inks = ['text-ink', 'text-ink-2', 'text-ink-3', 'text-pounamu', 'text-pohutukawa']
const sizes = ['text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs']

export function WordsAndMarks() {
  const [cents, setCents] = useState(74_500)
  return (
    <>
      <Piece name="Logo">
        <div className="flex items-center gap-6">
          <Logo />
          <LogoMark size={44} />
        </div>
      </Piece>
      <Piece name="Type">
        {sizes.map((size) => (
          <p
            key={size}
            className={`${size} truncate ${size === 'text-2xl' || size === 'text-xl' ? 'heading' : ''}`}
          >
            Ōtaki, Kāpiti Coast <span className="text-xs text-ink-3">{size}</span>
          </p>
        ))}
        <p className="flex flex-wrap gap-4 text-sm">
          {inks.map((ink) => (
            <span key={ink} className={ink}>
              {ink}
            </span>
          ))}
        </p>
      </Piece>
      <Piece name="Amount">
        <div className="flex flex-wrap items-center gap-5">
          <Amount live size="hero" value={cents} format={(value) => `NZ$ ${textFromCents(value)}`} />
          <Button kind="quiet" size="small" icon={Gavel} onClick={() => setCents(cents + 2_500)}>
            Raise it
          </Button>
        </div>
      </Piece>
      <Piece name="Notices">
        <Notice kind="bid">
          You have been outbid. <strong>Kererū</strong> leads at NZ$ 745.
        </Notice>
        <Notice kind="good">Your listing is live until Sunday 22 November, 7:30 pm.</Notice>
        <Notice kind="wrong">The picture is larger than 25 MB.</Notice>
        <Notice
          action={
            <Button kind="ghost" size="small">
              Send again
            </Button>
          }
        >
          The code was sent to the phone ending 482.
        </Notice>
      </Piece>
      <Piece name="Badges, avatars, counters">
        <div className="flex flex-wrap items-center gap-2.5">
          <Badge>Closed</Badge>
          <Badge kind="good" icon={Check}>
            Reserve met
          </Badge>
          <Badge kind="bid">You are winning</Badge>
          <Badge kind="wrong">Reserve not met</Badge>
          <Counter count={3} />
          <Counter count={120} solid />
          <Avatar name="Mere Kahu" size="small" />
          <Avatar name="Tāmati Walker" />
          <Avatar name="Ōriwa" size="large" />
        </div>
      </Piece>
      <Piece name="Facts">
        <Facts
          facts={[
            { label: 'Condition', value: 'Used, very good' },
            { label: 'Year', value: '1996' },
            { label: 'Frame', value: '54 cm' },
            { label: 'Includes', value: 'Lights, lock' },
          ]}
        />
      </Piece>
      <Piece name="Progress">
        <ProgressBar label="Sending the picture" value={0.62} />
        <ProgressBar label="Preparing the picture" />
      </Piece>
    </>
  )
}
