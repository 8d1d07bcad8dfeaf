import { joinClasses } from '../classes.ts'

export function Counter({ count, solid = false }: { count: number; solid?: boolean }) {
  return (
    <span
      className={joinClasses(
        'num text-xs font-bold',
        solid
          ? 'block min-w-4.5 rounded-full bg-pohutukawa px-1 text-center leading-4.5 text-on-pohutukawa'
          : 'text-pohutukawa',
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
