import { createElement, Fragment, type ReactNode } from 'react'
import type { Parts } from '#platform/common/texts/parts.ts'

export function Sentence({ parts }: { parts: Parts<ReactNode> }) {
  return createElement(Fragment, null, ...parts)
}
