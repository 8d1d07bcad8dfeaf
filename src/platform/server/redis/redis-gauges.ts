import type { GaugeDefinition } from '../ops/metrics.ts'
import type { PageStore } from '../http/pages/share-pages.ts'
import type { Redis } from './connect-redis.ts'
import type { RedisTopics } from './redis-topics.ts'

interface RedisParts {
  redis: Pick<Redis, 'isConnected'>
  topics: Pick<RedisTopics, 'counts'>
  pages: PageStore['counts']
}

export const listRedisGauges = ({ redis, topics, pages }: RedisParts): GaugeDefinition[] => [
  {
    name: 'hoko_redis_connected',
    help: '1 while this node reaches Redis',
    read: () => Number(redis.isConnected()),
  },
  {
    name: 'hoko_hot_topics',
    help: 'Hot topics that this node published, by the way they went: redis, or notify where that was needed',
    label: 'way',
    read: () => ({ ...topics.counts }),
  },
  {
    name: 'hoko_shared_pages',
    help: 'Pages that this node took from another, or rendered; those in its own cache aren’t counted',
    label: 'source',
    read: () => ({ ...pages }),
  },
]
