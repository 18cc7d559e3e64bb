// The game `farkle-minimal` for two seats, solved in plain C++ with one core and no vectors: the other side of
// bench/solve.py. Prints the chance of the first seat and the seconds it took.
//
// The scoring is written down here again on purpose: nothing is shared with what it is compared with.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

struct Option { int left, points; };
struct Group { double chance; std::vector<Option> options; };

static std::vector<Group> groups[7];
static double bust[7];

// Best points by number of dice kept from a throw, in units of 50; 0 where so many cannot be kept.
static std::vector<int> offers(const int counts[7], int dice) {
    std::vector<int> best(dice + 1, -1);
    best[0] = 0;
    for (int face = 1; face <= 6; ++face) {
        std::vector<int> next(dice + 1, -1);
        for (int kept = 0; kept <= dice; ++kept) {
            if (best[kept] < 0) continue;
            for (int use = 0; use <= counts[face] && kept + use <= dice; ++use) {
                int value = -1;
                const int single = face == 1 ? 2 : face == 5 ? 1 : 0;
                const int triple = face == 1 ? 20 : 2 * face;
                for (int sets = 0; 3 * sets <= use; ++sets) {
                    const int rest = use - 3 * sets;
                    if (rest && !single) continue;
                    value = std::max(value, sets * triple + rest * single);
                }
                if (value >= 0) next[kept + use] = std::max(next[kept + use], best[kept] + value);
            }
        }
        best = next;
    }
    return best;
}

static void make_groups() {
    for (int dice = 1; dice <= 6; ++dice) {
        std::map<std::vector<int>, int> weights;
        int ways = 1;
        for (int die = 0; die < dice; ++die) ways *= 6;
        for (int code = 0; code < ways; ++code) {
            int counts[7] = {0};
            for (int die = 0, rest = code; die < dice; ++die, rest /= 6) ++counts[rest % 6 + 1];
            ++weights[offers(counts, dice)];
        }
        for (const auto& [best, weight] : weights) {
            Group group{double(weight) / ways, {}};
            for (int kept = 1; kept <= dice; ++kept)
                if (best[kept] > 0) group.options.push_back({kept == dice ? 6 : dice - kept, best[kept]});
            if (group.options.empty()) bust[dice] += group.chance;
            else groups[dice].push_back(group);
        }
    }
}

static int target;
static std::vector<double> wins;  // by units to go of the seat to move and of the other
static double& at(int mine, int theirs) { return wins[mine * (target + 1) + theirs]; }

// The value of a turn and its slope in the value of a lost turn.
static std::pair<double, double> turn(int mine, int theirs, double lost) {
    static std::vector<double> value, slope;
    value.assign((mine + 1) * 7, 1.0);
    slope.assign((mine + 1) * 7, 0.0);
    for (int total = mine - 1; total >= 0; --total) {
        const double bank = total ? 1.0 - at(theirs, mine - total) : -1.0;
        for (int dice = total ? 1 : 6; dice <= 6; ++dice) {
            double sum = bust[dice] * lost, rise = bust[dice];
            for (const Group& group : groups[dice]) {
                double best = -1.0, steep = 0.0;
                for (const Option& option : group.options) {
                    const int place = std::min(mine, total + option.points) * 7 + option.left;
                    if (value[place] > best) best = value[place], steep = slope[place];
                }
                sum += group.chance * best;
                rise += group.chance * steep;
            }
            const bool banks = bank >= sum;
            value[total * 7 + dice] = banks ? bank : sum;
            slope[total * 7 + dice] = banks ? 0.0 : rise;
        }
    }
    return {value[6], slope[6]};
}

static void solve_pair(int mine, int theirs) {
    double one = 0.5, other = 0.5;
    if (mine > 1 && theirs > 1) one = at(mine - 1, theirs - 1), other = at(theirs - 1, mine - 1);
    for (int step = 0; step < 100; ++step) {
        const auto [first, rise] = turn(mine, theirs, 1.0 - other);
        const auto [second, climb] = turn(theirs, mine, 1.0 - one);
        const double here = first - one, there = second - other, both = 1.0 - rise * climb;
        one += (here - rise * there) / both;
        other += (there - climb * here) / both;
        if (std::fabs(here) < 1e-12 && std::fabs(there) < 1e-12) break;
    }
    at(mine, theirs) = one;
    at(theirs, mine) = other;
}

int main(int count, char** given) {
    target = (count > 1 ? std::atoi(given[1]) : 10000) / 50;
    wins.assign((target + 1) * (target + 1), 0.5);
    make_groups();
    const auto begun = std::chrono::steady_clock::now();
    for (int sum = 2; sum <= 2 * target; ++sum)
        for (int mine = std::max(1, sum - target); 2 * mine <= sum; ++mine) solve_pair(mine, sum - mine);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    std::printf("%.15f %.6f\n", at(target, target), took.count());
}
