import { LifeBuoy } from 'lucide-react'

export const SupportAvatar = () => (
  <span aria-hidden className="grid size-10 place-items-center rounded-full bg-pounamu-wash text-pounamu">
    <LifeBuoy size={20} strokeWidth={1.75} />
  </span>
)
