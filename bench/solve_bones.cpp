// The best expected turn of Rolling Bones by plain recursion: every position before a throw is worked out from
// everything that can show and everything that can then be added. Prints its value, positions, options, seconds.
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <unordered_map>
#include <vector>

using Mask = std::uint32_t;

// Slots: skull, ribcage, spine, pelvis, then arm and leg of the left and of the right side, from the body outwards.
constexpr int SLOTS = 16;
constexpr Mask SKULL = 1, MIDDLE = 0x000f, LEFT = 0x03f0, RIGHT = 0xfc00;
constexpr int JOINTS[15][2] = {{0, 1}, {1, 2}, {2, 3}, {1, 4}, {4, 5}, {5, 6}, {3, 7}, {7, 8},
                               {8, 9}, {1, 10}, {10, 11}, {11, 12}, {3, 13}, {13, 14}, {14, 15}};
constexpr Mask SECTIONS[5] = {0x000f, 0x0070, 0x0380, 0x1c00, 0xe000};
constexpr double NONE = -1e300;

struct Position {
    Mask piece, blocked;
    int hat, left, right, middle, throws;
};

static double chance[7][7][7];  // dice; faces that show; faces that do not
static Mask near_slots[1 << SLOTS];
static std::vector<Mask> pieces;
static std::unordered_map<Mask, std::vector<Mask>> growths;
static std::unordered_map<std::uint64_t, double> thrown, paid;
static std::uint64_t options;

static Mask near_of(Mask slots) {
    Mask found = 0;
    for (auto &joint : JOINTS)
        for (int end = 0; end < 2; ++end)
            if (slots >> joint[end] & 1) found |= 1u << joint[1 - end];
    return found & ~slots;
}

static bool is_piece(Mask slots) {
    Mask reached = slots & -slots;
    for (Mask more; (more = near_slots[reached] & slots); reached |= more) {}
    return slots && reached == slots;
}

static Mask mirrored(Mask slots) {
    return (slots & MIDDLE) | (slots & LEFT) << 6 | (slots & RIGHT) >> 6;
}

static std::uint64_t pack(const Position &at) {
    std::uint64_t key = at.piece;
    key = key << 16 | at.blocked;
    key = key << 1 | at.hat;
    key = key << 3 | at.left;
    key = key << 3 | at.right;
    key = key << 3 | at.middle;
    return key << 3 | at.throws;
}

static std::uint64_t key_of(const Position &at) {
    Position other = {mirrored(at.piece), mirrored(at.blocked), at.hat, at.right, at.left, at.middle, at.throws};
    return std::min(pack(at), pack(other));
}

static int points(Mask piece, Mask blocked, int hat) {
    int total = -5 * std::popcount(blocked);
    for (Mask section : SECTIONS) {
        int placed = std::popcount(piece & section);
        total += (piece & section) == section ? 5 : placed;
    }
    return hat ? 2 * total : total;
}

static double throw_value(const Position &at);

// The best throw that can be paid for, the hat lifted first where that helps; NONE where none can.
static double pay_value(const Position &at) {
    int price = at.throws;
    auto [known, is_new] = paid.try_emplace(key_of(at), NONE);
    if (!is_new) return known->second;
    double best = NONE;
    if (at.left + at.right + at.middle > price)
        for (int left = 0; left <= std::min(at.left, price); ++left)
            for (int right = 0; right <= std::min(at.right, price - left); ++right) {
                int middle = price - left - right;
                if (middle > at.middle) continue;
                Position next = at;
                next.left -= left, next.right -= right, next.middle -= middle;
                best = std::max(best, throw_value(next));
            }
    if (at.hat) {
        Position bare = at;
        bare.hat = 0, ++bare.middle;
        best = std::max(best, pay_value(bare));
    }
    return paid[key_of(at)] = best;
}

// What one way of adding is worth, in a position whose throws include the one that shows.
static double added_value(const Position &at, bool stone) {
    ++options;
    double best = pay_value(at);
    if (stone) return std::max(best, double(points(at.piece, at.blocked, at.hat)));
    return best == NONE ? 0.0 : best;
}

static Position grown(Position at, Mask piece, int hat) {
    Mask added = piece & ~at.piece;
    at.left -= std::popcount(added & LEFT);
    at.right -= std::popcount(added & RIGHT);
    at.middle -= std::popcount(added & MIDDLE) + hat;
    at.piece = piece, at.hat |= hat;
    return at;
}

// The best that can be added where no bone fits and no hat can be worn.
static double misplaced_value(const Position &at, bool stone, bool middle_shows) {
    Mask open = near_slots[at.piece] & ~at.blocked;
    double best = NONE;
    for (Mask rest = open; rest; rest &= rest - 1) {
        Position next = at;
        next.blocked |= rest & -rest;
        if (at.left) --next.left, best = std::max(best, added_value(next, stone)), ++next.left;
        if (at.right) --next.right, best = std::max(best, added_value(next, stone)), ++next.right;
        if (middle_shows) --next.middle, best = std::max(best, added_value(next, stone));
    }
    return best == NONE ? added_value(at, stone) : best;
}

static const std::vector<Mask> &growth_of(Mask piece) {
    auto [found, is_new] = growths.try_emplace(piece);
    if (is_new)
        for (Mask wider : pieces)
            if ((wider & piece) == piece) found->second.push_back(wider);
    return found->second;
}

// Everything that can fit, the piece `all` among it, after a throw of the dice that are free.
static double fitting_value(const Position &now, Mask all, bool stone, bool hat) {
    double best = NONE;
    for (Mask piece : growth_of(now.piece)) {
        if (piece & ~all) continue;
        if (piece != now.piece) best = std::max(best, added_value(grown(now, piece, 0), stone));
        if (hat && piece & SKULL) best = std::max(best, added_value(grown(now, piece, 1), stone));
    }
    return best;
}

static double throw_value(const Position &at) {
    auto [known, is_new] = thrown.try_emplace(key_of(at), 0.0);
    if (!is_new) return known->second;
    Position now = at;
    ++now.throws;
    double value = 0;
    for (Mask all : growth_of(at.piece)) {
        Mask added = all & ~at.piece, hidden = near_slots[all] & ~at.blocked;
        int left = std::popcount(added & LEFT), right = std::popcount(added & RIGHT);
        int middle = std::popcount(added & MIDDLE), away = std::popcount(hidden & MIDDLE);
        if (added & at.blocked || left > at.left || right > at.right || middle > at.middle) continue;
        double sides = chance[at.left][left][std::popcount(hidden & LEFT)] *
                       chance[at.right][right][std::popcount(hidden & RIGHT)];
        bool may_wear = !at.hat && all & SKULL;
        for (int stone = 0; stone < 2; ++stone)
            for (int hat = 0; hat <= may_wear; ++hat) {
                int shown = middle + stone + hat, not_shown = away + (1 - stone) + (may_wear - hat);
                if (shown > at.middle) continue;
                double part = sides * chance[at.middle][shown][not_shown];
                if (added || hat) {
                    value += part * fitting_value(now, all, stone, hat);
                    continue;
                }
                double none = sides * chance[at.middle][stone][4 + (1 - stone) + may_wear];
                value += none * misplaced_value(now, stone, false);
                if (part > none && at.middle) value += (part - none) * misplaced_value(now, stone, true);
            }
    }
    return thrown[key_of(at)] = value;
}

static double first_throw() {
    double value = 0;
    for (Mask shown = 1; shown < 1u << SLOTS; ++shown) {
        int left = std::popcount(shown & LEFT), right = std::popcount(shown & RIGHT);
        int middle = std::popcount(shown & MIDDLE);
        if (!left || !right) continue;
        double sides = chance[6][left][6 - left] * chance[6][right][6 - right];
        for (int stone = 0; stone < 2; ++stone)
            for (int hat = 0; hat < 2; ++hat) {
                double best = NONE;
                for (Mask piece : pieces) {
                    if (piece & ~shown) continue;
                    Position start = {0, 0, 0, 6, 6, 6, 1};
                    best = std::max(best, added_value(grown(start, piece, 0), stone));
                    if (hat && piece & SKULL) best = std::max(best, added_value(grown(start, piece, 1), stone));
                }
                value += sides * chance[6][middle + stone + hat][6 - middle - stone - hat] * best;
            }
    }
    return value;
}

static double choose(int n, int k) {
    double found = 1;
    for (int i = 0; i < k; ++i) found = found * (n - i) / (i + 1);
    return found;
}

int main() {
    auto begun = std::chrono::steady_clock::now();
    for (int dice = 0; dice < 7; ++dice)
        for (int shown = 0; shown < 7; ++shown)
            for (int hidden = 0; shown + hidden < 7; ++hidden)
                for (int missing = 0; missing <= shown; ++missing)
                    chance[dice][shown][hidden] += (missing % 2 ? -1 : 1) * choose(shown, missing) *
                                                   std::pow((6 - hidden - missing) / 6.0, dice);
    for (Mask slots = 0; slots < 1u << SLOTS; ++slots) near_slots[slots] = near_of(slots);
    for (Mask slots = 1; slots < 1u << SLOTS; ++slots)
        if (is_piece(slots)) pieces.push_back(slots);
    double value = first_throw();
    std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begun;
    std::printf("%.12f %zu %llu %.3f\n", value, thrown.size() + 1, (unsigned long long)options, seconds.count());
}
