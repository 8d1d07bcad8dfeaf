import { useEffect, useState } from 'react'
import { SoldPricesNote } from './sold-prices-note.tsx'
import { type Described, getThing } from './sold-prices.tsx'

export function SoldPricesHint(described: Described) {
  const thing = useSettled(JSON.stringify(getThing(described)))
  return thing === 'null' ? null : <SoldPricesNote thing={JSON.parse(thing)} />
}

const pauseMs = 500

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
