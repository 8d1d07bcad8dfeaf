import { useEffect } from 'react'
import * as t from '#domains/staff/texts.ts'

export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = t.name_hoko_back_office({ name })
  }, [name])
}
