import { renderSVG } from 'uqr'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import * as t from '#domains/trades/texts.ts'

/** Opens the seller's page with the code filled in. */
export const getHandoverAddress = (origin: string, tradeId: number, code: string): string =>
  `${origin}${getTradePath('seller', tradeId)}?code=${code}`

/** The code as the seller's camera reads it. */
export function HandoverQr({ trade_id: tradeId, code }: { trade_id: number; code: string }) {
  const svg = renderSVG(getHandoverAddress(window.location.origin, tradeId, code), { ecc: 'M', border: 2 })
  return (
    <figure className="grid justify-items-start gap-1.5">
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
        alt={t.deal_handover_qr()}
        className="size-36 rounded-control border border-line"
      />
      <figcaption className="text-xs text-ink-2">{t.deal_or_let_the_seller_scan_it()}</figcaption>
    </figure>
  )
}
