import { Check, Circle } from 'lucide-react'
import { classes } from '#web/ui/classes.ts'
import { passwordRules } from './password-rules.ts'

/** The rules of a password, ticked off while it is typed. */
export function PasswordHints({ password }: { password: string }) {
  return (
    <ul className="grid gap-0.5 text-xs text-ink-3">
      {passwordRules.map(({ words, holds }) => {
        const isKept = holds(password)
        const Icon = isKept ? Check : Circle
        return (
          <li key={words} className={classes('flex items-center gap-1.5', isKept && 'font-medium text-pounamu')}>
            <Icon aria-hidden size={14} strokeWidth={isKept ? 3 : 1.75} className="shrink-0" />
            {words}
            {isKept && <span className="sr-only">: done</span>}
          </li>
        )
      })}
    </ul>
  )
}
