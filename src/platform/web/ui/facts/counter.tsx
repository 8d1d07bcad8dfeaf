import { joinClasses } from '../classes.ts'

export function Counter({ count, solid = false }: { count: number; solid?: boolean }) {
  return (
    <span className={joinClasses('num text-xs font-bold', solid ? 'counter-solid' : 'text-pohutukawa')}>
      {count > 99 ? '99+' : count}
    </span>
  )
}
