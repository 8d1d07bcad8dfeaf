import { leisureSynonyms } from './leisure.data.ts'
import { readSynonyms, type Synonym } from './synonyms.rules.ts'

const fashionSynonyms = readSynonyms(`
togs, swimsuit, swimwear, swimming costume, bathers, cossie; bikini, swim shorts | togs, swimwear, swimsuit, bikini | clothing-women, clothing-men, clothing-children
rash vest, rashie, rash shirt, rash top | rash vest, togs | clothing-children, sports-surfing
boardies, board shorts, boardshorts; budgie smugglers, speedos, stubbies | board shorts, shorts | clothing-men-trousers
jandals, flip flops, thongs; jandal, sandals, slides shoes, crocs, birkenstocks, birkies, slippers, scuffs | jandals, sandals | clothing-women-shoes, clothing-men-shoes
gumboots, wellies, wellington boots, gummies, red bands; gumboot, wellingtons, redbands, rain boots | gumboots | clothing-workwear, clothing-men-shoes, clothing-women-shoes
jersey, jumper, pullover, sweater; cardigan, cardie, knitwear, merino jersey, woollen jersey, vest knitted | jersey, jumper, sweater, cardigan | clothing-women-tops, clothing-men-tops
rugby jersey, all blacks jersey, league jersey, warriors jersey, football shirt, sports jersey, black ferns jersey, super rugby jersey | jersey, rugby | sports-rugby
hoodie, hoody; trackies, track pants, trackpants; sweatshirt, crew neck, tracksuit | hoodie, sweatshirt, track pants | clothing-men-tops, clothing-women-tops
swanndri, swannie, swanni, bush shirt, bushshirt, oilskin, driza-bone, drizabone | swanndri, bush shirt, oilskin | clothing-workwear, clothing-men-jackets
raincoat, rain jacket; puffer, puffer jacket, parka, anorak, windbreaker, blazer, coat, trench coat, leather jacket, denim jacket, bomber jacket, kathmandu jacket, macpac jacket, jacket | jacket, coat, raincoat | clothing-women-jackets, clothing-men-jackets
t-shirt, tshirt, t shirt, tee; singlet, polo shirt, polo, thermals, merino top, icebreaker | t-shirt, top, singlet | clothing-men-tops, clothing-women-tops
blouse, tunic, crop top, cami, camisole | blouse, top | clothing-women-tops
shirt, business shirt, dress shirt, flannel shirt, hawaiian shirt | shirt | clothing-men-tops
jeans, trousers, pants, chinos, cargo pants, levis, slacks, shorts, walk shorts, leggings, tights, jeggings | jeans, trousers, pants, shorts | clothing-men-trousers, clothing-women-skirts-trousers
skirt, mini skirt, maxi skirt, culottes, denim skirt | skirt | clothing-women-skirts-trousers
dress, summer dress, maxi dress, cocktail dress, sun dress, sundress, jumpsuit, playsuit, frock, evening dress | dress | clothing-women-dresses
ball gown, ball dress, wedding dress, bridal gown, bridesmaid dress, tuxedo, suit, mens suit, veil, waistcoat, bow tie | wedding dress, ball gown, suit | clothing-wedding
sneakers, trainers, running shoes, runners, sandshoes, sand shoes; ugg boots, uggs; doc martens, dr martens; boots, heels, high heels, converse, vans shoes, loafers, shoes, jordans, nikes, ankle boots, blundstones, court shoes | shoes, sneakers, boots, heels | clothing-women-shoes, clothing-men-shoes
hi vis, hi-vis, high vis; steel caps, steel cap boots, work boots, overalls, hard hat, dry suit work, ear muffs, safety glasses | hi vis, work boots, overalls | clothing-workwear
handbag, hand bag; tote, purse, wallet, clutch, backpack, back pack, satchel, bum bag, suitcase, luggage, duffel bag, school bag, laptop bag, sports bag | handbag, bag, backpack, suitcase | clothing-bags, travel-gear
school uniform, uniform, school blazer, school shoes, school skirt, school polo | school uniform | clothing-children
girls dress, girls clothes, girls clothing, tutu, girls jacket | girls | clothing-children-girls
boys clothes, boys clothing, boys jacket, boys shirt | boys | clothing-children-boys
pyjamas, pjs, jammies; kids, children, childrens; kids clothes, childrens clothes, kids clothing, kids shoes, kids jacket, kids pyjamas, dressing gown, onesie | kids clothes, pyjamas | clothing-children
sunglasses, sunnies; hat, sunhat, sun hat, beanie, cap, scarf, gloves, mittens, belt, tie, socks, umbrella, bucket hat | hat, beanie, scarf, belt | clothing
bra, undies, underwear, lingerie, togs bra, boxers | underwear | clothing-women, clothing-men
vintage clothing, retro dress, vintage dress, 80s jacket, op shop | vintage | clothing-vintage
costume, fancy dress, dress up, halloween costume | costume | clothing, toys-dolls
greenstone, pounamu, jade; bone carving, toki, hei tiki, tiki, koru necklace, hei matau, greenstone pendant, bone pendant, pāua pendant | greenstone, pounamu, jade | jewellery-pounamu
necklace, pendant, locket, chain, gold chain, pearls, choker | necklace, pendant | jewellery-necklaces
engagement ring, diamond ring, wedding ring, signet ring, eternity ring, gold ring, silver ring | ring | jewellery-rings
earrings, earings, studs, hoops, sleepers earrings | earrings | jewellery-earrings
bracelet, bangle, charm bracelet, pandora, anklet | bracelet, bangle | jewellery-bracelets
watch, wristwatch, mens watch, ladies watch, seiko, rolex, omega watch, casio, g-shock, gshock, tissot | watch | jewellery-watches-wrist
fob watch, pocket watch | pocket watch | jewellery-watches-pocket
perfume, aftershave, eau de toilette, cologne, fragrance | perfume, aftershave | health-perfume
makeup, make up, lippy, lipstick, foundation, mascara, nail polish, eyeshadow | make-up, lipstick | health-make-up
hair straightener, straightener; hair dryer, hairdryer, ghd, curling iron, curling wand, hair clippers, shaver, electric razor, wig, trimmer hair | hair dryer, hair straightener | health-hair
soap, moisturiser, skincare, skin care, bath bomb, body lotion, face cream, sunscreen, essential oils | skincare, soap | health-bath-body
massage chair, massager, massage gun, massage table, foot spa | massage | health-massage
wheelchair, walker, walking frame, zimmer frame, mobility scooter, crutches, commode, shower stool, hearing aid, hospital bed, lift chair, lazy boy lift | wheelchair, mobility scooter, walker | health-mobility
stroller, buggy, pushchair, push chair, pram; baby jogger, mountain buggy, phil and teds, bugaboo, double buggy, travel system | stroller, pram, buggy, pushchair | baby-prams
portacot, porta cot, port a cot, travel cot; cot, bassinet, moses basket, crib, wahakura, change table cot, baby monitor, cot mattress, toddler bed, baby bed | cot, bassinet, portacot | baby-cots
capsule, baby capsule, car seat, booster seat, child restraint, isofix, baby seat | car seat, capsule, booster seat | baby-car-seats
high chair, highchair; booster chair, feeding chair | high chair | baby-high-chairs
breast pump, bottles, baby bottles, steriliser, baby food maker, bottle warmer, formula, bibs | breast pump, baby bottles | baby-feeding
nappies, diapers; nappy, cloth nappies, nappy bag, nappy bin, change table, changing mat, potty, wipes, baby bath | nappies, change table, nappy bag | baby-nappies
bouncer, baby bouncer, jolly jumper, jumperoo, play gym, play mat, playpen, baby swing, rattle, mobile cot, baby walker, exersaucer, baby carrier, front pack, baby gate | bouncer, play gym, baby carrier | baby-toys
baby clothes, babygrow, stretch and grow, newborn clothes, singlets baby, merino baby, sleeping bag baby, swaddle, bodysuit, booties | baby clothes | baby-clothing
`)

const homeSynonyms = readSynonyms(`
couch, settee, sofa, lounge suite; lounge, 2 seater, 3 seater, three seater, chaise, sofa bed, sofabed, futon couch, divan couch | sofa, couch, lounge suite | home-living-room-sofas
armchair, recliner, lazy boy, la-z-boy, lazyboy; rocking chair, bean bag, beanbag, ottoman, footstool, pouffe, stool | armchair, recliner, chair | home-living-room-chairs
chair, dining chair, bar stool, kitchen chair, wingback | chair, stool | home-living-room-chairs, home-tables
office chair, desk chair, gaming chair | office chair, desk chair | business-office, home-living-room-chairs
desk, standing desk, computer desk, writing desk | desk | business-office, home-tables
filing cabinet, whiteboard, stationery, laminator, shredder | office | business-office
coffee table, side table, occasional table, nest of tables, hall table | coffee table, side table | home-living-room-coffee-tables
dining table, dining suite, dining set, kitchen table, outdoor dining set | dining table, dining suite | home-tables, garden-furniture
bookcase, bookshelf; shelves, shelving, display cabinet, tv unit, tv cabinet, entertainment unit, sideboard, buffet, hutch, china cabinet | bookcase, cabinet, sideboard | home-living-room-bookcases
drawers, chest of drawers, tallboy; lowboy, scotch chest, duchess, dresser, dressing table, wardrobe, bedside, bedside table, bedside cabinet, headboard, blanket box | drawers, dresser, wardrobe, bedside | home-beds
bed, queen bed, king bed, single bed, double bed, super king, king single, bunk, bunks, bunk bed, bed base, bed frame, trundle, futon, slats | bed | home-beds
mattress, topper, mattress topper, squab | mattress | home-beds
duvet, quilt, comforter, doona, eiderdown; duvet cover, duvet inner | duvet, quilt | home-bedding
sheets, fitted sheet, pillow, pillowcase, pillow slip, blanket, throw, electric blanket, bedspread, valance, mattress protector, flannelette | sheets, blanket, bedding | home-bedding
towel, towels, bath mat, flannel, tea towel | towel | home-bedding
cushion, cushion cover, scatter cushion | cushion | home-bedding, home-living-room-sofas
curtain, curtains, drapes; blinds, roller blind, venetian, curtain rail, netting, thermal drapes | curtains, drapes, blinds | home-curtains
rug, mat, carpet, carpet tiles, hall runner, doormat, lino, vinyl flooring | rug, carpet | home-rugs
lamp, lampshade, floor lamp, bedside lamp, standard lamp, fairy lights, pendant light, chandelier | lamp, light | home-lamps, building-electrical
whiteware, white goods, appliances; appliance | fridge, washing machine, dryer, oven, dishwasher | home-appliances
fridge, refrigerator; freezer, chest freezer, fridge freezer, deep freeze, bar fridge, wine fridge, beer fridge | fridge, refrigerator, freezer | home-appliances-fridges
chilly bin, chillybin, esky, cooler, cooler box, ice box; chilly bag | chilly bin, cooler, esky | sports-camping-gear
washing machine, washer; dryer, tumble dryer, clothes dryer; front loader, top loader, clothes airer, clothes horse, clothes line, clothesline, ironing board, iron, steam iron | washing machine, dryer | home-appliances-washing-machines
dishwasher, dishdrawer, dish drawer; | dishwasher, dishdrawer | home-appliances, building-kitchens
cooktop, hob; oven, stove, range, rangehood, range hood, cooker, freestanding oven | oven, stove, cooktop | home-appliances-cookers
microwave, toaster oven, air fryer, airfryer, slow cooker, crockpot, crock pot, rice cooker, pressure cooker, instant pot, bench top oven, sandwich press, electric frypan, frying pan electric | microwave, air fryer, slow cooker | home-appliances-cookers, home-kitchen
kettle, jug; toaster, blender, food processor, nutribullet, nutri bullet, juicer, bread maker, breadmaker, cake mixer, stand mixer, kitchenaid, thermomix, sodastream, soda stream, dehydrator, mandoline | kettle, toaster, blender, mixer | home-kitchen
coffee machine, espresso machine, coffee grinder, nespresso, plunger, percolator, coffee maker, breville | coffee machine, espresso | home-kitchen, business-catering
heat pump, heatpump, air con, air conditioner, aircon; air conditioning | heat pump, air conditioner | home-appliances-heaters, building-heating
heater, oil heater, column heater, fan heater, gas heater, panel heater, dehumidifier, humidifier, air purifier, fan, pedestal fan | heater, dehumidifier, fan | home-appliances-heaters
log burner, logburner, wood burner, woodburner; fireplace, fire place, pellet fire, pot belly, potbelly, fire guard, flue | log burner, wood burner, fireplace | building-heating
vacuum, vacuum cleaner, hoover; dyson, roomba, robot vacuum, carpet cleaner, steam mop, broom, mop | vacuum cleaner | home-appliances-vacuum-cleaners
sewing machine, overlocker, overlock machine, janome, bernina | sewing machine, overlocker | crafts-sewing-machines
frypan, frying pan; pots, pans, saucepan, wok, casserole, casserole dish, cast iron pan, le creuset, baking dish, roasting dish, cake tin, muffin tray, chopping board | pots, pans, cookware | home-kitchen
plates, dinner set, dinnerware, crockery, cutlery, mugs, knives, kitchen knife, utensils, glasses, wine glasses, tupperware, lunch box, lunchbox, drink bottle, platter, serving dish | crockery, cutlery, dinner set | home-kitchen
rubbish bin, kitchen bin, compost bin, worm farm, wheelie bin | bin | home-kitchen, garden-tools
mirror, wall mirror, clock, wall clock, photo frame, picture frame, candle, candles, ornament, decor, home decor | mirror, clock, frame | home-living-room-bookcases, home
storage box, storage boxes, laundry basket, hamper, coat rack, shoe rack | storage | home-living-room-bookcases
whisky, whiskey; wine, beer, gin, rum, vodka, pinot noir, sauvignon blanc, home brew, homebrew, craft beer, champagne | wine, beer, spirits | home-food-wine
kūmara, kumara; mānuka honey, manuka honey; honey, feijoa, feijoas, jam, chutney, eggs, olive oil, preserving jars, agee jars, sourdough starter | honey, food | home-food-pantry
toilet, loo, dunny; vanity, bath, bathtub, shower, shower tray, basin, tapware, shower head, towel rail, heated towel rail | bathroom, vanity, bath, shower | building-bathrooms
ranch slider, ranchslider; door, internal door, french doors, window, aluminium window, joinery, skylight, garage door, roller door, door handle | door, window | building-doors-windows
kitchen cabinets, kitchen cabinet, benchtop, bench top, kitchen sink, splashback, kitchen joinery | kitchen | building-kitchens
timber, rimu, kauri, macrocarpa, mataī, tōtara, totara, decking, weatherboards, sleepers, plywood, ply, mdf, native timber, demolition timber, floorboards, flooring | timber, flooring | building-timber
spouting, guttering; gib, gib board, plasterboard; corrugated iron, roofing iron, long run, longrun iron, cladding, roof tiles, insulation, pink batts, batts, bricks, pavers, concrete mixer, cement mixer, scaffold planks | roofing, cladding | building-roofing
paint, paint brush, roller, wallpaper, stain, primer, resene, dulux | paint | building-paint
hot water cylinder, water cylinder, pipe, copper pipe, water pump, septic tank, water tank, tap, mixer tap, pvc pipe | plumbing, cylinder, water tank | building-plumbing
generator, genset; light fitting, downlights, led strip, power point, switchboard, extension lead, extension cord, power cable, multibox, solar panel, solar panels, inverter | electrical, solar, generator | building-electrical
screws, nails, bolts, hinges, brackets, letterbox, letter box, padlock, door lock, castors | screws, hardware | building-fixings
`)

const outdoorSynonyms = readSynonyms(`
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

const propertySynonyms = readSynonyms(`
house, home, villa, bungalow, cottage, family home, weatherboard house, state house, bach for sale, crib for sale, 3 bedroom house, four bedroom home, beach house, ex state house, do up, doer upper, renovator | house, home | property-for-sale-houses, property-to-rent-houses
townhouse, town house; terraced house, terrace house, duplex, new build | townhouse | property-for-sale-townhouses, property-to-rent-houses
apartment, flat; unit, studio apartment, penthouse, studio, granny flat, loft | apartment, unit, flat | property-for-sale-apartments, property-to-rent-apartments
two bedroom flat, one bedroom flat, 2 bedroom flat | flat, unit | property-to-rent-apartments, property-for-sale-apartments
section, plot; sections, land, bare land, vacant land, build site, subdivision, quarter acre | section, land | property-for-sale-sections
lifestyle block, lifestyle property, small block, hobby farm, life style block | lifestyle block | property-for-sale-lifestyle
farm, dairy farm, orchard, vineyard, sheep farm, forestry block, kiwifruit orchard, grazing, run off, runoff | farm, orchard, rural | property-for-sale-rural
shop, office, warehouse, factory, commercial building, retail space, workshop space, industrial unit, office space | commercial, office, warehouse | property-for-sale-commercial, property-to-rent-commercial
bach, crib, holiday home, holiday house; beach bach, holiday rental | bach, holiday home | property-to-rent-holiday, property-for-sale-houses
rental, rent, renting; house to rent, for rent, to let, tenancy | rental, rent | property-to-rent-houses, property-to-rent
car park, carpark, parking space; lock up, lockup; garage, storage unit, lock up garage, storage space, boat storage | car park, garage, storage | property-to-rent-parking
flatmate, flatmates, flatmate wanted, room, room for rent, spare room, double room, boarder, boarding, homestay, flatting, room available | flatmate, room | flatmates-one-room, flatmates
short term room, sublet, short stay, short term stay, house sit | short stay | flatmates-short-stay
retirement village, retirement unit, ora unit, licence to occupy, rest home | retirement village | retirement-villages
`)

const technologySynonyms = readSynonyms(`
tv, telly, television; smart tv, oled, qled, plasma, flat screen, 55 inch tv, 65 inch tv, samsung tv, lg tv, tv bracket, tv wall mount, freeview, set top box, chromecast, apple tv, projector, projector screen | tv, television | electronics-televisions
ps5, playstation 5; ps4, playstation 4; ps3, ps2, playstation, psp, ps vita, playstation console, play station, dualsense | playstation, ps5, ps4 | gaming-playstation-consoles, gaming-playstation
ps5 game, ps4 game, ps3 game, ps5 games, ps4 games, playstation game, playstation games | playstation, game | gaming-playstation-games
xbox, xbox one, xbox 360, xbox series x, xbox series s, xbox console, xbox controller | xbox | gaming-xbox-consoles, gaming-xbox
xbox game, xbox games, xbox one game, xbox one games | xbox, game | gaming-xbox-games
nintendo switch, switch console, switch oled, wii, wii u, nintendo ds, 3ds, gamecube, joycon, joy con, switch lite | nintendo, switch | gaming-nintendo-consoles, gaming-nintendo
switch game, switch games, nintendo game, wii game, wii games, mario kart, zelda, animal crossing, pokemon game | nintendo, game | gaming-nintendo-games
game boy, gameboy; nintendo 64, n64; super nintendo, snes; sega, mega drive, megadrive, atari, arcade machine, pinball, retro console, dreamcast, commodore 64 game | retro, gameboy, sega, n64 | gaming-retro
pc game, pc games, steam, steam deck | pc game | gaming-pc
vr headset, oculus, meta quest, quest 2, quest 3 | vr headset | gaming, gaming-playstation
controller, game controller, gaming headset, steering wheel gaming | controller | gaming
laptop, notebook computer; macbook, mac book; macbook pro, macbook air, chromebook, chrome book, thinkpad, ultrabook, gaming laptop, surface laptop | laptop, macbook, chromebook | computers-laptops
pc, desktop, computer, gaming pc, imac, mac mini, tower pc, desktop computer, all in one pc | computer, desktop, pc | computers-desktops
monitor, computer screen, ultrawide, 27 inch monitor, computer monitor, monitor arm | monitor | computers-monitors
ereader, e-reader; ipad, tablet, galaxy tab, android tablet, surface pro, kindle, kobo, drawing tablet, wacom | ipad, tablet, kindle | computers-tablets
printer, scanner, ink cartridge, ink, toner, epson, 3d printer, label printer, photo printer | printer, scanner | computers-printers
modem, wifi router, router, mesh wifi, network switch, ethernet cable, wifi extender, starlink | modem, router, wifi | computers-networking
hard drive, hdd; ssd, nvme, usb stick, flash drive, thumb drive, external drive, ddr4, ddr5, memory card, sd card, nas | hard drive, ssd, ram | computers-components-storage
graphics card, gpu, video card; rtx, geforce, radeon | graphics card, gpu | computers-components-graphics-cards
processor, cpu; motherboard, ryzen, intel i7, intel i5, power supply, pc case, cpu cooler, heatsink | motherboard, cpu, processor | computers-components-motherboards
keyboard computer, mechanical keyboard, computer mouse, gaming mouse, wireless mouse, webcam, docking station, usb hub, laptop stand, laptop charger, usb c hub, gaming keyboard | keyboard, mouse, webcam | computers, computers-components
windows 11, windows 10, microsoft office, photoshop, antivirus | software | computers-software
commodore, amiga, zx spectrum, apple ii, bbc micro, floppy disks | vintage computer | computers-vintage
iphone, i phone, apple iphone, iphone 12, iphone 13, iphone 14, iphone 15, iphone 16 | iphone | phones-iphones
mobile, cellphone, cell phone, mobile phone, smartphone, smart phone; samsung galaxy, galaxy s, pixel phone, google pixel, oppo, huawei, xiaomi, android phone, samsung phone, phone, nokia | phone, mobile, android | phones-android, phones-iphones
phone case, iphone case, screen protector, phone charger, phone holder, sim card, popsocket, iphone charger, phone mount, iphone 12 case, iphone 13 case, iphone 14 case, iphone 15 case | phone case, charger | phones-accessories
power bank, powerbank; battery pack, portable charger | power bank | electronics-batteries, phones-accessories
smartwatch, smart watch; apple watch, fitbit, garmin, garmin watch, galaxy watch, fitness tracker | smart watch, apple watch, fitbit, garmin | phones-smart-watches
landline, cordless phone, home phone, rotary phone, fax, fax machine | phone, landline | phones-landline
ear buds, earbuds; airpods, air pods; headphones, earphones, noise cancelling, beats headphones, bose headphones, headset | headphones, earbuds, airpods | electronics-headphones
soundbar, sound bar; speaker, speakers, bluetooth speaker, sonos, ue boom, jbl, subwoofer, home theatre, bookshelf speakers, floor standing speakers | speaker, soundbar | electronics-hi-fi-speakers
hifi, hi fi, stereo; boombox, boom box, ghetto blaster; radiogram, cd player, mini system, midi system, cassette deck, tape deck, walkman, ipod, mp3 player, discman | stereo, hi-fi, cd player | electronics-hi-fi
amp, amplifier, receiver, av receiver, valve amp | amplifier, receiver | electronics-hi-fi-amplifiers, music-recording
record player, turntable; stylus, technics 1200 | record player, turntable | electronics-hi-fi-turntables
radio, transistor radio, cb radio, ham radio, walkie talkie, walkie talkies, scanner radio, uhf radio, digital radio | radio | electronics-radio
dslr, slr, mirrorless, canon eos, nikon, sony alpha, digital camera body, fujifilm x, canon camera, nikon camera, digital camera | camera, dslr, mirrorless | electronics-cameras-digital
gopro, go pro; point and shoot, compact camera, instax, polaroid, powershot, coolpix, action camera, dash cam, dashcam, security camera, trail camera, camcorder, handycam, video camera | camera, gopro | electronics-cameras-compact, electronics-cameras
film camera, 35mm camera, box brownie, pentax k1000, rolleiflex, 35mm film, medium format, enlarger | film camera | electronics-cameras-film
camera lens, lens, zoom lens, prime lens, 50mm lens, telephoto, macro lens | lens | electronics-cameras-lenses
tripod, camera bag, monopod, gimbal, camera strap, flash gun, speedlight | tripod, camera bag | electronics-cameras-tripods-bags
drone, dji, mavic, quadcopter | drone, dji | electronics-drones
battery, batteries, charger, aa batteries, battery charger, power adapter, adaptor | battery, charger | electronics-batteries
binoculars, binos; telescope, spotting scope, microscope | telescope, binoculars | electronics-telescopes
`)

const vehicleSynonyms = readSynonyms(`
ute, pickup, pick up; utes, pickups; pickup truck, hilux, ranger, ford ranger, navara, triton, bt50, bt-50, amarok, d-max, dmax, colorado, flat deck ute, double cab, wellside, holden ute, falcon ute | ute, double cab, hilux, ranger | cars-utes
car, motor car, automobile, toyota, mazda, ford, holden, honda, nissan, subaru, mitsubishi, suzuki, hyundai, kia, bmw, audi, mercedes, mercedes-benz, volkswagen, vw, volvo, lexus, peugeot, skoda, mini cooper, first car, runabout car | car | cars
hatchback, hatch; hatchbacks, corolla, aqua, swift, demio, yaris, vitz, jazz, fit, golf, polo car, march, note, mazda 2, i20, i30, tiida, fiesta, focus | hatchback | cars-hatchbacks
sedan, saloon; station wagon, stationwagon, estate; saloons, wagon, camry, commodore, falcon, accord, legacy, mazda 6, axela, mazda 3, allion, skyline, lancer, 3 series, outback, caldina, levorg | sedan, station wagon, saloon | cars-saloons
suv, 4wd, 4x4, four wheel drive; rav4, crv, cr-v, cx5, cx-5, x-trail, xtrail, outlander, forester, land cruiser, landcruiser, prado, pajero, jimny, escudo, vitara, range rover, land rover, jeep, tucson, sportage, asx, qashqai, patrol, surf toyota, crossover | suv, 4wd, four-wheel drive | cars-suvs
people mover, minivan, mpv; van, hiace, estima, odyssey, previa, caravan nissan, transit, 8 seater, 7 seater, minibus, delivery van, vanette, serena, townace, transporter | van, people mover | cars-vans
ev, electric car; leaf, nissan leaf, tesla, model 3, model y, plug-in hybrid, plug in hybrid, phev, hybrid, prius, byd, atto 3, outlander phev, ioniq, mg4, zs ev | electric, hybrid, ev | cars-electric
hot rod, hotrod; classic car, vintage car, muscle car, morris minor, mini classic, holden kingswood, ford cortina, mk2 zephyr, chevy, v8 classic, collectable car, mustang, anglia | classic car, hot rod | cars-classic
coupe, coupé; convertible, cabriolet, soft top, roadster, mx5, mx-5, sports car, brz, supra, rx7, rx8, silvia, 86 toyota | convertible, coupé | cars-convertibles
motorbike, motor bike, motorcycle; road bike motor, sports bike, ninja, yamaha, kawasaki, ducati, triumph, cbr, r1, r6, gsxr, naked bike, lams, cafe racer | motorbike, motorcycle | motorbikes-road, motorbikes
harley, harley davidson, cruiser, chopper, bobber, indian motorcycle, goldwing | cruiser, harley | motorbikes-cruisers
dirt bike, dirtbike; motocross, motox, trail bike, trailbike, mx bike, ktm, yz, crf, kx, pit bike, enduro, pee wee 50, pw50, ttr | dirt bike, motocross, trail bike | motorbikes-trail
quad bike, quad, quadbike, four wheeler; farm bike, atv, ag bike, side by side, polaris, can-am, suzuki king quad, ctx200, postie bike | quad bike, farm bike | motorbikes-farm
scooter, moped; vespa, motor scooter, 50cc, nifty fifty | scooter, moped | motorbikes-scooters
adventure bike, touring bike, bmw gs, r1200gs, africa twin, klr650, v-strom, dr650 | adventure, touring | motorbikes-touring
dinghy, dinghies; tinny, tinnie; rowboat, row boat, rowing boat, inflatable boat, zodiac, rib, tender, aluminium dinghy | dinghy, tinny, inflatable | boats-dinghies
runabout, fizz boat, fizzboat; boat, trailer boat, stabicraft, stabi, fishing boat, ski boat, haines hunter, fi glass, bayliner, hardtop boat, centre console, speed boat, speedboat, ramco | trailer boat, boat, runabout | boats-trailer-boats
jet ski, jetski; seadoo, sea-doo, waverunner, jet boat, jetboat, pwc, hamilton jet | jet ski, jet boat | boats-jet
launch, motor launch, riviera, cabin cruiser, houseboat, displacement launch | launch | boats-launches
yacht, sailing boat, sail boat, sailboat, keeler, catamaran, trailer sailer, laser sailing, optimist, sunburst, hobie cat, p class | yacht, sailing | boats-yachts
outboard, outboard motor; anchor, sails, boat seat, chart plotter, vhf radio marine, propeller, bilge pump, boat cover, mercury outboard, evinrude | outboard, boat | parts-boats
caravan, pop top, poptop, touring caravan, vintage caravan, jayco, oxford caravan, zephyr caravan | caravan | caravans-caravans
motorhome, motor home, rv; house bus, housebus; house truck, camper bus, 6 berth, 4 berth, 2 berth, britz, maui camper | motorhome, house bus | caravans-motorhomes
campervan, camper van, camper; self contained van, kombi, jucy, van conversion, sleepervan, self contained campervan | campervan | caravans-campervans
tiny house, tiny home, house on wheels | tiny home | caravans-tiny-homes
trailer, box trailer, boat trailer, tandem trailer, car trailer, tipping trailer, furniture trailer, cage trailer, car transporter trailer, 8x4 trailer | trailer | trucks-trailers
horse float, horse truck, angle load float, float | horse float | trucks-horse-floats
truck, flat deck, tipper, isuzu truck, hino, curtainsider, fuso, box truck, tip truck, tow truck | truck | trucks-trucks
tractor, massey ferguson, fergie, john deere, kubota, fordson, new holland, front end loader, compact tractor, mulcher tractor, post driver, slasher, topper mower | tractor | trucks-tractors
digger, excavator; bulldozer, loader, bobcat, skid steer, grader, backhoe, roller compactor, plate compactor, hiab, crane, cherry picker, scissor lift, fork hoist, forkhoist, mini digger, dumper | digger, excavator, loader, forklift | trucks-construction
bus, coach, school bus, rosa, ex school bus | bus | trucks-buses
tyre, tire; tyres, tires; mags, mag wheels, alloys, alloy wheels; rims, car tyres, car tyre, car wheels, hub caps, hubcaps, spare wheel, steel wheels, wheels | tyres, mags, wheels | parts-wheels
towbar, tow bar; bull bar, bullbar; headlight, head light; tail light, taillight; bumper, bonnet, wing mirror, grille, roof rack, roof racks, canopy, ute canopy, spoiler, car door, windscreen, running boards, deck liner, hard lid | bumper, headlight, roof rack, towbar | parts-cars-body
engine, motor, gearbox, transmission, turbo, radiator, alternator, starter motor, exhaust, cylinder head, clutch, carburettor, ls1, 2jz, intercooler, manifold, car battery, cambelt, diff, fuel pump | engine, gearbox | parts-cars-engine
seat covers, car mats, floor mats, dash, steering wheel, racing seat, car seats leather, gear knob, cargo liner, boot liner | interior, seat covers | parts-cars-interior
brake pads, brakes, brake discs, shocks, coilovers, springs, suspension, calipers, lift kit, ball joint, sway bar, lowering springs | brakes, suspension | parts-cars-suspension
sat nav, satnav, gps; car stereo, head unit, headunit, car speakers, car amp, reversing camera, reverse camera, tomtom, car radio, dash camera | car stereo, gps | parts-audio
motorbike helmet, motorcycle helmet, motorbike jacket, motorcycle jacket, motorbike boots, panniers, leathers, motorbike tyre, bike leathers, motorbike parts, motocross helmet | helmet, motorbike | parts-motorbikes
wrecking, wreck, parting out, for parts, spare parts, car parts, auto parts, dismantling | parts, wrecking | parts-cars, parts
`)

export const synonyms: readonly Synonym[] = [
  ...homeSynonyms,
  ...outdoorSynonyms,
  ...fashionSynonyms,
  ...technologySynonyms,
  ...leisureSynonyms,
  ...vehicleSynonyms,
  ...propertySynonyms,
]
