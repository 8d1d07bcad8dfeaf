import { useEffect, useState } from 'react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { liveSentence } from './live-sentence.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/auctions/texts.ts'

/** Announces a state to screen readers once it has lasted a moment; silent when the page opens. */
export function PriceAnnouncer({ listing }: { listing: Listing }) {
  const { closes_at: closesAt, status } = listing
  const sentence = liveSentence(listing)
  const [announced, setAnnounced] = useState({ sentence, closes_at: closesAt, words: '' })
  useEffect(() => {
    if (sentence === announced.sentence) return undefined
    const timer = setTimeout(() => {
      const moved = status === 'active' && closesAt !== announced.closes_at && t.the_closing_time_moved()
      setAnnounced({ sentence, closes_at: closesAt, words: joinSentences(sentence, moved) })
    }, 800)
    return () => clearTimeout(timer)
  }, [sentence, closesAt, status, announced])
  return (
    <p role="status" className="sr-only">
      {announced.words}
    </p>
  )
}
