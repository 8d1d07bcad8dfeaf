import { Check, Circle } from 'lucide-react'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { getPasswordRules } from '../passwords/password-rules.ts'
import * as t from '#domains/identity/texts.ts'

/** Ticked while typing. Phrasing content only, because a field's help is a paragraph. */
export function PasswordHints({ password }: { password: string }) {
  return (
    <span className="grid gap-0.5">
      {getPasswordRules().map(({ words, isMet }) => {
        const isSatisfied = isMet(password)
        const Icon = isSatisfied ? Check : Circle
        return (
          <span
            key={words}
            className={joinClasses('flex items-center gap-1.5', isSatisfied && 'font-medium text-pounamu')}
          >
            <Icon aria-hidden size={14} strokeWidth={isSatisfied ? 3 : 1.75} className="shrink-0" />
            {words}
            <span className="sr-only">{isSatisfied ? t.done() : '.'}</span>
          </span>
        )
      })}
    </span>
  )
}
