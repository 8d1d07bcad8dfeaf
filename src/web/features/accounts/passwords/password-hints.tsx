import { Check, Circle } from 'lucide-react'
import { joinClasses } from '#web/ui/classes.ts'
import { passwordRules } from './password-rules.ts'

/** The rules of a password, ticked off while it is typed; for the help of a field, which is a paragraph. */
export function PasswordHints({ password }: { password: string }) {
  return (
    <span className="grid gap-0.5">
      {passwordRules.map(({ words, holds }) => {
        const isKept = holds(password)
        const Icon = isKept ? Check : Circle
        return (
          <span
            key={words}
            className={joinClasses('flex items-center gap-1.5', isKept && 'font-medium text-pounamu')}
          >
            <Icon aria-hidden size={14} strokeWidth={isKept ? 3 : 1.75} className="shrink-0" />
            {words}
            <span className="sr-only">{isKept ? ', done.' : '.'}</span>
          </span>
        )
      })}
    </span>
  )
}
