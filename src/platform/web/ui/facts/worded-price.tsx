import { joinClasses } from '../classes.ts'

interface WordedPriceProps {
  price: { before: string | null; figure: string; after: string | null }
  size?: 'row' | 'card' | 'hero'
}

const sizes = {
  row: {
    figure: 'num text-sm font-bold',
    beside: 'text-xs font-normal text-ink-3',
  },
  card: {
    figure: 'card-figure',
    beside: 'card-beside',
  },
  hero: {
    figure: 'text-2xl font-bold tracking-tight',
    beside: 'text-base font-normal tracking-normal text-ink-2',
  },
}

export function WordedPrice({ price: { before, figure, after }, size = 'card' }: WordedPriceProps) {
  const style = sizes[size]
  return (
    <span className="worded-price">
      {before && <span className={style.beside}>{before} </span>}
      <span className={joinClasses(style.figure)}>{figure}</span>
      {after && <span className={style.beside}> {after}</span>}
    </span>
  )
}
