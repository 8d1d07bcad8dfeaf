import { readSynonyms } from './synonyms.rules.ts'

export const outdoorSynonyms = readSynonyms(`
lawnmower, lawn mower, mower; ride on, ride on mower, rideon, push mower, masport, robot mower, victa | lawnmower, mower | garden-tools
weed eater, weedeater, line trimmer, strimmer, weed whacker, whipper snipper; brush cutter, brushcutter; edger | weed eater, line trimmer, brushcutter | garden-tools
chainsaw, chain saw; stihl, husqvarna, pole saw | chainsaw | garden-tools, business-forestry, building-tools-power
firewood, fire wood; dry firewood, pine firewood, bluegum, kindling, wood fire, manuka firewood, split wood, macrocarpa firewood | firewood | garden, business-forestry
wood splitter, log splitter; splitting axe, axe, hatchet, splitter | log splitter, axe | business-forestry, garden-tools
wheelbarrow, wheel barrow; hedge trimmer, leaf blower, blower vac, garden vac, chipper, mulcher, shredder garden, rotary hoe, cultivator, sprayer, knapsack sprayer, hose, garden hose, hose reel, sprinkler, irrigation, spade, shovel, rake, secateurs, loppers, garden fork, gardening tools | hedge trimmer, blower, garden tools | garden-tools
water blaster, waterblaster, pressure washer; karcher | water blaster, pressure washer | building-tools-power, garden-tools
bbq, barbecue, barbeque, barbie; gas bbq, weber, smoker, hāngī, hangi cooker, pizza oven, brazier, fire pit, outdoor fire, gas bottle, lpg bottle, chiminea | bbq, barbecue, smoker | garden-barbecues
outdoor furniture, patio set, outdoor setting, picnic table, sun lounger, deck chair, deckchair, hammock, swing seat, sun umbrella, gazebo, outdoor table, outdoor lounge, outdoor couch, egg chair, garden bench, shade sail | outdoor furniture, outdoor table | garden-furniture
trampoline, tramp; tramps, springfree, swing set, swings, slide, sandpit, playhouse, play hut, tree hut, climbing frame, jungle gym, bouncy castle, paddling pool, water slide, swingball, kite | trampoline, swing set, playhouse | toys-outdoor
spa pool, spa, hot tub, jacuzzi; swimming pool, pool, above ground pool, pool pump, pool cover | spa pool, hot tub, pool | garden-pools
glasshouse, greenhouse, green house; sleepout, sleep out; shed, garden shed, tunnel house, carport, kitset shed, cabin, chicken coop, chook house | shed, glasshouse, cabin | garden-sheds
pot plant, house plant, indoor plant, monstera, fiddle leaf, peace lily, orchid, succulent, succulents, cactus | house plant | garden-plants-house
native plants, natives, harakeke, flax, kōwhai tree, pōhutukawa, pohutukawa, mānuka seedlings, ponga, tree fern, hebe, pittosporum | native plants | garden-plants-native
fruit tree, lemon tree, feijoa tree, apple tree, avocado tree, blueberry, strawberry plants, olive tree, fig tree, grape vine | fruit tree | garden-plants-fruit
seeds, bulbs, seedlings, dahlia, tulip bulbs, seed potatoes, garlic | seeds, bulbs | garden-plants-seeds
hedging, hedge plants, shrub, tree, trees, rose, roses, plant, plants, cuttings, palm, buxus | plants | garden-plants
pot, planter, planter box, plant pot, terracotta pot, garden ornament, gnome, bird bath, bird feeder, fountain, water feature, statue | planter, pot, ornament | garden-pots
compost, potting mix, topsoil, mulch, bark, fertiliser, sheep pellets, garden soil, pea straw | compost, soil | garden
skill saw, skilsaw, circular saw; multi tool, multitool; drill, cordless drill, impact driver, hammer drill, drill driver, makita, dewalt, ryobi, milwaukee, jigsaw tool, angle grinder, grinder, sander, belt sander, orbital sander, planer, nail gun, router tool, rotary hammer, jackhammer, heat gun, reciprocating saw, sabre saw, battery drill | drill, saw, power tools | building-tools-power
hammer, spanner, spanners, socket set, sockets, screwdriver, screwdrivers, pliers, hand saw, handsaw, chisel, chisels, tape measure, spirit level, clamps, g clamp, vice grips, hand plane, stanley knife, allen keys, tool box, toolbox, tool kit, toolkit, tool set, tin snips, crowbar | hand tools, socket set, tool box | building-tools-hand
drop saw, mitre saw; workbench, work bench; table saw, bandsaw, band saw, lathe, drill press, bench grinder, vice, compressor, air compressor, welder, mig welder, arc welder, tig welder, thicknesser, scroll saw, engine hoist, trolley jack, car jack, axle stands | table saw, compressor, welder, workshop | building-tools-workshop
ladder, step ladder, stepladder, extension ladder, scaffolding, saw horse, sawhorses, plank | ladder, scaffolding | building-tools-ladders
fence posts, fence, fencing, strainer posts, battens, farm gate, gate, gates, deer fencing, electric fence, fence energiser, energizer, wire strainer, waratah, waratahs, barbed wire, chicken wire | fence, posts, gate | business-farm-fencing
hay, hay bales, baleage, silage, straw, lucerne, calf meal, chook food, stock feed | hay, baleage, feed | business-farm-feed
water trough, trough, stock trough, stock tank, farm pump, alkathene | trough, water | business-farm-water
sheep, lamb, lambs, ewe, ewes, ram, hogget, hoggets, wether | sheep, lambs | business-farm-livestock-sheep
cow, cows, calf, calves, heifer, heifers, bull, bulls, steer, steers, house cow, cattle | cattle, calves | business-farm-livestock-cattle
pig, pigs, piglet, piglets, kunekune, weaner | pigs | business-farm-livestock-pigs
chook, hen, chicken; chooks, hens, chickens; pullets, rooster, duck, ducks, bantam, quail, turkey, incubator, point of lay | hens, chickens, poultry | business-farm-livestock-poultry
goat, goats, alpaca, alpacas, llama | goats, alpacas | business-farm-livestock-alpacas-goats
beehive, bee hive, hive; bees, honey extractor, bee suit, nucleus hive | beehive, bees | business-beekeeping
coffee cart, deli fridge, commercial oven, bain marie, pie warmer, catering equipment, slushy machine, food cart | catering | business-catering
shop shelving, mannequin, till, cash register, eftpos, display case, shop counter, clothes rack | shop | business-shop-fittings
forklift, pallet jack, pallet racking, packing tape, pallets, shipping container, container | pallet, forklift, container | business-manufacturing, trucks-construction
`)
