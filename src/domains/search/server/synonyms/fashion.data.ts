import { readSynonyms } from './synonyms.rules.ts'

export const fashionSynonyms = readSynonyms(`
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
