import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../classes.ts'
import { itemLook, useKit } from './menu.tsx'

interface MenuCheckProps {
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** The menu stays open, for the next one. */
export function MenuCheck({ checked, disabled, onChange, children }: MenuCheckProps) {
  const { CheckboxItem, ItemIndicator } = useKit()
  return (
    <CheckboxItem
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={joinClasses(itemLook, 'justify-between')}
    >
      {children}
      <ItemIndicator>
        <Check aria-hidden size={16} strokeWidth={1.75} />
      </ItemIndicator>
    </CheckboxItem>
  )
}
