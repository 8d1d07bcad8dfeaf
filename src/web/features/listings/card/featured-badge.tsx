import { Badge } from '#web/ui/facts/badge.tsx'
import * as t from './texts.ts'

export const FeaturedBadge = () => <Badge kind="good">{t.featured()}</Badge>
