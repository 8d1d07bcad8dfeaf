import { Badge } from '#platform/web/ui/facts/badge.tsx'
import * as t from '#domains/listings/texts.ts'

export const FeaturedBadge = () => <Badge kind="good">{t.featured()}</Badge>
