package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/// Measures what somebody with a phone can see and hit on the page.
record TouchTargets(Guest guest) {
    /// All visible controls that are smaller than 40 by 40 pixels.
    private static final String TOO_SMALL =
            """
            () => [...document.querySelectorAll('a[href], button, input, select, summary, [role=button]')]
              .filter((each) => !each.disabled && each.checkVisibility({ visibilityProperty: true }))
              .map((each) => [each, each.getBoundingClientRect()])
              .filter(([, box]) => box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight)
              .filter(([, box]) => box.width < 39.5 || box.height < 39.5)
              .map(([each, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${each.outerHTML.slice(0, 120)}`)
            """;

    private static final String WIDTH = "() => document.documentElement.scrollWidth";

    /// Checks that question and main button are in sight, nothing is too small for a thumb, and the
    /// page is as wide as the screen.
    void expect() {
        assertThat(guest.at(".strip .title")).isInViewport();
        assertThat(guest.at(".go .button")).isInViewport();
        assertThat((List<?>) guest.page().evaluate(TOO_SMALL)).isEqualTo(List.of());
        assertThat(guest.page().evaluate(WIDTH)).isEqualTo(Guest.Taste.PHONE.width());
    }
}
