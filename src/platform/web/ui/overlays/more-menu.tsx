import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'
import { Menu } from './menu.tsx'

/** Everything but a card's primary act. The label names the card: 'More for “Road bike”'. */
export function MoreMenu({ label, children }: { label: string; children: ReactNode }) {
  return <Menu trigger={<IconButton icon={Ellipsis} label={label} />}>{children}</Menu>
}
