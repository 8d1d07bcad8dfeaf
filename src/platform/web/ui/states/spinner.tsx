import { LoaderCircle } from 'lucide-react'

export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} strokeWidth={1.75} className="animate-turn shrink-0" />
}
