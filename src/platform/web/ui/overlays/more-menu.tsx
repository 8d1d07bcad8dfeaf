import { Ellipsis } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { IconButton } from '../icon-button.tsx'
import { Menu } from './menu.tsx'

interface MoreMenuProps {
  label: string
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** Everything but a card's primary act. The label names the card: 'More for “Road bike”'. */
export function MoreMenu({ label, ref, children }: MoreMenuProps) {
  return <Menu trigger={<IconButton ref={ref} icon={Ellipsis} label={label} />}>{children}</Menu>
}
